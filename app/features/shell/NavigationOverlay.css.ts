import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

const appear = keyframes({ to: { opacity: 1 } });

// Quick pages never show it: it waits, then appears at once.
export const overlay = style({
  position: 'fixed',
  zIndex: 20,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${vars.color.paper} 70%, transparent)`,
  opacity: 0,
  animation: `${appear} 1ms 400ms forwards`,
  pointerEvents: 'none',
});

export const sign = style({
  padding: `${vars.space[3]} ${vars.space[6]}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow,
  fontWeight: 600,
});
