import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const stamp = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  width: '9.5rem',
  height: '9.5rem',
  border: `${vars.stroke.trail} double ${vars.color.accent}`,
  borderRadius: vars.radius.round,
  color: vars.color.accent,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  rotate: '-9deg',
});

export const day = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' });
