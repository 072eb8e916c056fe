import { style, styleVariants } from '@vanilla-extract/css';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { vars } from '../../styles/theme.css.ts';

const base = style({ display: 'flex', flexDirection: 'column', minWidth: 0, padding: 0, listStyle: 'none' });

export const gaps = styleVariants(vars.space, (_, gap) => [base, sprinkles({ gap })]);

export const aligned = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});

export const inARow = style({
  flexDirection: 'row',
  flexWrap: 'wrap',
});
