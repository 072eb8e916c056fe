import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

const MARK = '2rem';

export const stages = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[3],
  scrollMarginTop: vars.space[24],
  selectors: {
    // The way to the next stage: dashed while it lies ahead.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${MARK} + ${vars.space[2]}) calc(-1 * ${vars.space[2]})`,
      insetInlineStart: `calc(${MARK} / 2 - ${vars.stroke.bold} / 2)`,
      borderInlineStart: `${vars.stroke.bold} dashed ${vars.color.lineStrong}`,
    },
  },
});

export const walked = style({
  selectors: {
    '&&:not(:last-child)::before': { borderInlineStart: `${vars.stroke.bold} solid ${vars.color.accent}` },
  },
});

const stageMark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  marginBlockStart: vars.space[2],
  borderRadius: vars.radius.round,
  border: `${vars.stroke.bold} solid`,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
});

export const number = style([
  stageMark,
  { background: vars.color.surface, borderColor: vars.color.lineStrong },
]);

const filled = { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.accentInk };

export const numberDone = style([stageMark, filled]);

/** The signpost that opens the stage. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  minHeight: vars.size.target,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    'details[open] > &': { background: vars.color.sunken },
  },
});

export const name = style({
  flex: '1 1 14rem',
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h4,
  fontWeight: 650,
  lineHeight: 1.25,
});

export const note = style({
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});

export const body = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
});

export const lessons = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  marginInline: `calc(-1 * ${vars.space[3]})`,
});

export const lesson = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.accentSoft, textDecoration: 'underline' } },
});

/** The time to read beside the title, or under it where there is no room. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const here = style({ fontWeight: 600 });

const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: vars.radius.round,
  border: `${vars.stroke.bold} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
});

export const mark = style([dot]);

// A ring with a full middle: 'you are here'.
export const markHere = style([
  dot,
  {
    borderColor: vars.color.accent,
    '::after': {
      content: '',
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: vars.radius.round,
      background: vars.color.accent,
    },
  },
]);

export const markDone = style([dot, filled]);
