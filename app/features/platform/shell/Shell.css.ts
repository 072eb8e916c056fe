import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

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

export const skipLink = style({
  position: 'fixed',
  zIndex: 40,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.accent,
  color: vars.color.accentInk,
  borderRadius: vars.radius.small,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});

// A page that is still short must not show a footer that jumps away when the rest of it is there.
export const main = style({
  flex: '1 0 auto',
  '@media': { [media.screen]: { minHeight: '100dvh' } },
});
