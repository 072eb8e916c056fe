import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { bottomBar, media } from '../../../styles/tokens.ts';
import { bare } from '../../../ui/form/Button.css.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

export const region = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlock: `calc(${vars.size.header} + ${vars.space[2]}) calc(${vars.space[4]} + ${bottomBar.height})`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  overflow: 'hidden auto',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const live = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  // From the bottom up.
  selectors: { '&:first-child': { marginBlockStart: 'auto' } },
});

const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxWidth: '32rem',
  minHeight: vars.space[12],
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid`,
  borderInlineStartWidth: vars.stroke.mark,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow,
  lineHeight: 1.4,
  pointerEvents: 'auto',
  '@media': {
    [media.motion]: { animation: `${arrive} 160ms ease-out` },
    // A finger reaches what lies under the words; the cross still obeys.
    '(hover: none)': { pointerEvents: 'none' },
  },
});

export const tones = styleVariants({
  success: [toast, { borderColor: vars.color.positive }],
  error: [toast, { borderColor: vars.color.negative }],
  info: [toast, { borderColor: vars.color.accent }],
});

export const words = style({ paddingBlock: vars.space[2] });

// '&&' wins over the bare button's own ground.
export const dismiss = style([
  bare,
  {
    flex: 'none',
    pointerEvents: 'auto',
    color: vars.color.inkSoft,
    selectors: { '&&:hover': { background: vars.color.accentSoft, color: vars.color.ink } },
  },
]);
