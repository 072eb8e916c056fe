import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

/** The walk from step to step: a dashed line, as a map draws a footpath. */
export const walk = style({
  display: 'grid',
  gap: vars.space[6],
  marginInlineStart: vars.space[3],
  padding: 0,
  paddingInlineStart: vars.space[6],
  borderInlineStart: `2px dashed ${vars.color.lineStrong}`,
  listStyle: 'none',
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
});

export const number = style({
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space[6]} - 1px)`,
  translate: '-50% 0',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});

const POINT = '0.875rem';

/** A signpost: where to, and how long it takes. */
export const signpost = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  paddingInlineEnd: `calc(${vars.space[4]} + ${POINT})`,
  background: vars.color.accentSoft,
  clipPath: `polygon(0 0, calc(100% - ${POINT}) 0, 100% 50%, calc(100% - ${POINT}) 100%, 0 100%)`,
});

export const time = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
});
