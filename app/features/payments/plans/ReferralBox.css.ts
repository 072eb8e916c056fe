import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: vars.space[5],
  background: vars.color.accentSoft,
  borderRadius: vars.radius.large,
  '@media': {
    [media.wide]: { padding: vars.space[8] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: vars.space[12] },
  },
});

/** A ticket pinned to the board. */
export const side = style({
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.stroke.bold} dashed ${vars.color.accent}`,
  borderRadius: vars.radius.large,
});
