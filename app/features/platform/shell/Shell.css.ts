import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

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
