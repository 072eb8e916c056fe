import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

/** Tags, and beside them the search where there is room. */
export const finding = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      alignItems: 'center',
      gap: vars.space[8],
    },
  },
});
