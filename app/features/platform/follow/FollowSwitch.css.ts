import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { bottomBar, media } from '../../../styles/tokens.ts';

/** Before what is written for those who use a keyboard, under it for the eye. */
export const place = style({
  order: 1,
  position: 'sticky',
  // So that it lies at the edge from the beginning, and not under the first lines.
  marginBlockStart: 'auto',
  insetBlockEnd: `calc(${vars.space[4]} + ${bottomBar.height})`,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'end',
  // Only the switch itself may be pressed, not what lies beside it.
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const corner = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space[4]} + ${bottomBar.height})`,
  insetInlineEnd: vars.space[4],
  zIndex: 2,
  '@media': { [media.print]: { display: 'none' } },
});

export const track = style({
  pointerEvents: 'auto',
  display: 'inline-flex',
  gap: vars.space[1],
  padding: vars.space[1],
  minHeight: vars.size.target,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  boxShadow: vars.shadow,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  cursor: 'pointer',
});

const half = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: `calc(${vars.size.target} - 2 * ${vars.space[1]})`,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.round,
  '@media': { [media.motion]: { transition: 'background-color 120ms, color 120ms' } },
});

export const chosen = style([
  half,
  {
    background: vars.color.accent,
    color: vars.color.accentInk,
    '@media': { [media.forcedColours]: { outline: `${vars.stroke.bold} solid Highlight` } },
  },
]);

export const other = style([half, { color: vars.color.inkSoft }]);

/** A way on, in the switch's place. */
export const pill = style([
  chosen,
  {
    pointerEvents: 'auto',
    minHeight: vars.size.target,
    paddingInline: vars.space[5],
    boxShadow: vars.shadow,
    fontSize: vars.fontSize.small,
    fontWeight: 600,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.accentStrong } },
  },
]);
