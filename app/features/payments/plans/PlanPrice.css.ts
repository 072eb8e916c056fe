import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const figure = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h1,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const every = style({ color: vars.color.inkSoft });

export const before = style({ color: vars.color.inkSoft, fontSize: vars.fontSize.lead });

export const note = style({ color: vars.color.inkSoft, fontSize: vars.fontSize.small });

export const countdown = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  background: vars.color.warningSoft,
  color: vars.color.warning,
  borderRadius: vars.radius.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
