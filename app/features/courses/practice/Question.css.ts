import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  justifyItems: 'start',
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  scrollMarginTop: vars.space[24],
  breakInside: 'avoid',
  '@media': { [media.wide]: { padding: vars.space[6] } },
});

/** Before the lesson, and lighter than what is to be done in it. */
export const recall = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxWidth: vars.width.reading,
  padding: vars.space[5],
  background: vars.color.sunken,
  borderRadius: vars.radius.large,
});

export const recalled = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

globalStyle(`${recalled} ul`, { margin: 0, paddingInlineStart: vars.space[5] });

export const frame = style({ width: '100%', minWidth: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, marginBlockEnd: vars.space[4], fontWeight: 600 });

export const hint = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  color: vars.color.inkSoft,
});

export const choices = style({ display: 'grid', gap: vars.space[2] });

// Whole sentences under one another: lower than cards, and no bold text.
globalStyle(`${choices} > label`, {
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingBlock: vars.space[3],
});
globalStyle(`${choices} > label > span`, { fontWeight: 400 });
globalStyle(`${choices} > label > input`, { marginBlockStart: 0 });

export const places = style({ display: 'grid', gap: vars.space[3], padding: 0, listStyle: 'none' });

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});

/** The field stands in its sentence. */
export const gap = style({ display: 'block', lineHeight: 2.6 });

// '&&' wins over the field's own class: everywhere else it is as wide as its place.
export const gapInput = style({
  selectors: { '&&': { width: '9rem', lineHeight: 1.4 } },
});

export const verdict = style({
  width: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.small,
  borderInlineStart: `${vars.stroke.mark} solid`,
  selectors: {
    '&:empty': { display: 'none' },
    '&[data-verdict=right]': { background: vars.color.positiveSoft, borderColor: vars.color.positive },
    '&[data-verdict=wrong]': { background: vars.color.warningSoft, borderColor: vars.color.warning },
    '&[data-verdict=open]': { background: vars.color.sunken, borderColor: vars.color.lineStrong },
  },
});
