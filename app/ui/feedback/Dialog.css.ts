import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

export const dialog = style({
  width: `min(100% - 2 * ${vars.space[4]}, ${vars.width.form})`,
  maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
  margin: 'auto',
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow,
  selectors: { '&::backdrop': { background: vars.color.backdrop } },
  '@media': { [media.motion]: { animation: `${arrive} 160ms ease-out` } },
});

export const content = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [media.wide]: { gap: vars.space[5], padding: vars.space[6] } },
});

export const header = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  // Optical alignment: the cross, not its 44 px target, lines up with the content's edge.
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.inkSoft,
  selectors: { '&:hover': { background: vars.color.accentSoft, color: vars.color.ink } },
});
