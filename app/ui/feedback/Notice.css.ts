import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.small,
  border: `${vars.stroke.hair} solid`,
  borderInlineStartWidth: vars.stroke.mark,
});

export const tones = styleVariants({
  info: [base, { background: vars.color.accentSoft, borderColor: vars.color.accent }],
  success: [base, { background: vars.color.positiveSoft, borderColor: vars.color.positive }],
  warning: [base, { background: vars.color.warningSoft, borderColor: vars.color.warning }],
  error: [base, { background: vars.color.negativeSoft, borderColor: vars.color.negative }],
});

export const words = style({ flex: '1 1 14rem' });
