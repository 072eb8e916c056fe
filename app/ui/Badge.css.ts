import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.6,
});

export const tones = styleVariants({
  neutral: [base, { background: vars.color.sunken, color: vars.color.ink }],
  accent: [base, { background: vars.color.accent, color: vars.color.accentInk }],
  soft: [base, { background: vars.color.accentSoft, color: vars.color.accent }],
  positive: [base, { background: vars.color.positiveSoft, color: vars.color.positive }],
  warning: [base, { background: vars.color.warningSoft, color: vars.color.warning }],
  negative: [base, { background: vars.color.negativeSoft, color: vars.color.negative }],
});
