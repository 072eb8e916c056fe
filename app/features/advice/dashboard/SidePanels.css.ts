import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const name = style({ fontWeight: 600, lineHeight: 1.3 });

export const choices = style({
  display: 'flex',
  minWidth: 0,
  padding: 0,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
});

export const choice = style({
  flex: '1 1 auto',
  minHeight: vars.size.target,
  paddingInline: vars.space[1],
  background: 'transparent',
  border: 0,
  fontSize: vars.fontSize.small,
  whiteSpace: 'nowrap',
  selectors: {
    '& + &': { borderInlineStart: `${vars.stroke.hair} solid ${vars.color.lineStrong}` },
    // Never over the pressed one, whose ink is light.
    '&:hover:not(:disabled, [aria-pressed=true])': { background: vars.color.accentSoft },
    '&[aria-pressed=true]:hover:not(:disabled)': { background: vars.color.accentStrong },
    '&[aria-pressed=true]': { background: vars.color.accent, color: vars.color.accentInk, fontWeight: 600 },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled:not([aria-pressed=true])': { color: vars.color.inkSoft },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
  },
  '@media': { [media.motion]: { transition: 'background-color 120ms' } },
});
