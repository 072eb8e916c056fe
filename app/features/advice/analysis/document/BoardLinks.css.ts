import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

const POINT = '0.75rem';

/** A small board with its point to the right. */
export const board = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: `${vars.space[3]} calc(${vars.space[3]} + ${POINT})`,
  background: vars.color.sunken,
  color: vars.color.ink,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  textDecoration: 'none',
  clipPath: `polygon(0 0, calc(100% - ${POINT}) 0, 100% 50%, calc(100% - ${POINT}) 100%, 0 100%)`,
  selectors: {
    '&:hover': { background: vars.color.accentSoft, color: vars.color.accent },
    // The ring would be cut off with the corners, so it lies inside.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.mark})` },
  },
});
