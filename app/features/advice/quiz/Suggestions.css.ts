import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

/** Three rows: the way on stays where it is, however much somebody writes. */
export const echo = style({
  height: '5.375rem',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.stroke.mark} solid ${vars.color.accentSoft}`,
  fontSize: vars.fontSize.small,
});

/** A row for each kind of thing that is heard, or one's likes would push one's conditions out of sight. */
export const line = style({
  display: 'flex',
  gap: vars.space[1],
  lineHeight: '1.625rem',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { marginBlockStart: vars.space[1] } },
});

/** At most as high as its rows: what has no room in them goes below, unseen, and is counted. */
export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: vars.space[1],
  minWidth: 0,
  maxHeight: '1.625rem',
  overflow: 'clip',
  selectors: { '&[data-rows="2"]': { maxHeight: '3.5rem' }, '&[data-rows="3"]': { maxHeight: '5.375rem' } },
});

/** Longer than its row, it is cut at a letter. */
export const name = style({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' });

globalStyle(`${name} > *`, { verticalAlign: 'top' });

export const soft = style({ color: vars.color.inkSoft });

// One row to move, the last of them cut: in rows they would push 'Dalej' out of the first window.
export const chips = style({
  display: 'flex',
  gap: vars.space[2],
  margin: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

// What is chosen outranks the pointer over it.
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  paddingInline: vars.space[3],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.small,
  lineHeight: 1.2,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:active': { background: vars.color.sunken },
    '&[aria-pressed=true]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 ${vars.stroke.hair} ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.wide]: { minHeight: '2.25rem' },
    [media.motion]: { transition: 'background-color 120ms, border-color 120ms' },
  },
});

export const sign = style({
  flex: 'none',
  width: '0.75rem',
  height: '0.75rem',
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
