import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

const appear = keyframes({ to: { visibility: 'visible' } });

// A page that comes within 300 ms never shows it. Hidden by visibility, so that it isn't read out before its time either.
export const overlay = style({
  position: 'fixed',
  zIndex: 20,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${vars.color.paper} 82%, transparent)`,
  visibility: 'hidden',
  animation: `${appear} 1ms 300ms forwards`,
});

export const sign = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[6]}`,
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow,
  fontWeight: 600,
});
