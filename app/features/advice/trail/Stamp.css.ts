import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

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

const press = keyframes({
  from: { opacity: 0, scale: '1.9', rotate: '7deg' },
  '70%': { opacity: 1, scale: '0.94', rotate: '-4deg' },
});

/** It comes down, gives a little, and stays. */
export const pressedNow = style({
  '@media': { [media.motion]: { animation: `${press} 260ms cubic-bezier(0.3, 0, 0.2, 1) 1` } },
});
