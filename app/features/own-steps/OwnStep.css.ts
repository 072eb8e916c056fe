import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const MARK = '1.75rem';

export const steps = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[2],
  selectors: {
    // The way to the next step: dashed while it lies ahead.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${MARK} + ${vars.space[2]}) 0`,
      insetInlineStart: `calc(${MARK} / 2 - ${vars.stroke.bold} / 2)`,
      borderInlineStart: `${vars.stroke.bold} dashed ${vars.color.lineStrong}`,
      marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
    },
  },
});

export const walkedMark = style({
  selectors: {
    '&&:not(:last-child)::before': { borderInlineStart: `${vars.stroke.bold} solid ${vars.color.accent}` },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  marginBlockStart: vars.space[2],
  borderRadius: vars.radius.round,
  border: `${vars.stroke.bold} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  selectors: {
    '&[data-done=true]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.accentInk,
    },
  },
});

/** The signpost that opens the step. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  minHeight: vars.size.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
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

export const signs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const sign = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});

export const body = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const dateField = style({
  flex: '1 1 12rem',
  '@media': { [media.wide]: { flex: '0 0 12rem' } },
});
