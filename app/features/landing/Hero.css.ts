import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const hero = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      paddingBlock: vars.space[24],
    },
  },
});

export const note = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
