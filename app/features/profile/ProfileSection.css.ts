import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const section = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: vars.space[12] },
  },
});

export const body = style({ display: 'grid', gap: vars.space[6], alignContent: 'start', minWidth: 0 });
