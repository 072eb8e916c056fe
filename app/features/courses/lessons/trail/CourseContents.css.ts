import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const moduleList = style({
  counterReset: 'modul',
  display: 'grid',
  padding: 0,
  paddingBlockEnd: vars.space[4],
  listStyle: 'none',
  fontSize: vars.fontSize.small,
});

const link = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  alignItems: 'start',
  minHeight: vars.size.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  lineHeight: 1.3,
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.accentSoft } },
});

export const moduleLink = style([
  link,
  {
    fontWeight: 600,
    '::before': {
      counterIncrement: 'modul',
      content: 'counter(modul)',
      color: vars.color.accent,
      fontVariantNumeric: 'tabular-nums',
    },
  },
]);

export const lessonList = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  marginBlockEnd: vars.space[2],
  borderInlineStart: `${vars.stroke.bold} solid ${vars.color.line}`,
  marginInlineStart: vars.space[3],
});

export const lessonLink = style([link, { paddingInlineStart: vars.space[3] }]);

export const here = style({ background: vars.color.accentSoft, fontWeight: 600 });

const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: vars.radius.round,
  border: `${vars.stroke.bold} solid ${vars.color.lineStrong}`,
});

export const mark = style([dot]);

export const markDone = style([
  dot,
  { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.accentInk },
]);
