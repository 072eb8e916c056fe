import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  color: vars.color.accent,
});
