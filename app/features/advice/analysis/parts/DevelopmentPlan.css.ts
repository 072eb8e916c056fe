import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

const MARK = '1.75rem';

/** The walk from step to step: a dashed line, as a map draws a footpath. */
export const walk = style({
  display: 'grid',
  gap: vars.space[6],
  marginInlineStart: `calc(${MARK} / 2)`,
  padding: 0,
  paddingInlineStart: vars.space[6],
  borderInlineStart: `${vars.stroke.bold} dashed ${vars.color.lineStrong}`,
  listStyle: 'none',
});

export const step = style({
  position: 'relative',
  display: 'grid',
  breakInside: 'avoid',
  gap: vars.space[3],
  justifyItems: 'start',
});

export const number = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: `calc(-1 * ${vars.space[6]} - ${vars.stroke.hair})`,
  translate: '-50% 0',
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
});

const POINT = '1rem';
const BOARD = `polygon(0 0, calc(100% - ${POINT}) 0, 100% 50%, calc(100% - ${POINT}) 100%, 0 100%)`;

// An arrow can't have a border of its own, so the board is drawn twice: the line's colour, then the surface inside it.
export const signpost = style({
  padding: vars.stroke.hair,
  background: vars.color.lineStrong,
  clipPath: BOARD,
});

/** A signpost: where to, and how long it takes. */
export const board = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} calc(${vars.space[4]} + ${POINT})`,
  background: vars.color.surface,
  clipPath: BOARD,
});

export const time = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
});

export const after = style({ paddingBlockStart: vars.space[3] });
