import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const stamp = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  border: `${vars.stroke.mark} double ${vars.color.accent}`,
  borderRadius: vars.radius.round,
  color: vars.color.accent,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  lineHeight: 1.4,
  rotate: '-3deg',
});
