import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const spin = keyframes({ to: { rotate: '1turn' } });

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:disabled': {
      cursor: 'not-allowed',
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkSoft,
    },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 0.75 },
  },
  '@media': { [media.motion]: { transition: 'background-color 120ms, border-color 120ms' } },
});

export const tones = styleVariants({
  primary: [
    base,
    {
      background: vars.color.accent,
      color: vars.color.accentInk,
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.accentStrong },
        '&:active:not(:disabled)': { translate: `0 ${vars.stroke.hair}` },
      },
    },
  ],
  secondary: [
    base,
    {
      background: vars.color.surface,
      borderColor: vars.color.lineStrong,
      color: vars.color.ink,
      selectors: {
        '&:hover:not(:disabled)': { borderColor: vars.color.accent, background: vars.color.accentSoft },
        '&:active:not(:disabled)': { translate: `0 ${vars.stroke.hair}` },
      },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      paddingInline: vars.space[3],
      color: vars.color.accent,
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.accentSoft },
        '&:active:not(:disabled)': { background: vars.color.sunken },
      },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.surface,
      borderColor: vars.color.negative,
      color: vars.color.negative,
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.negativeSoft },
        '&:active:not(:disabled)': { translate: `0 ${vars.stroke.hair}` },
      },
    },
  ],
});

/** As wide as its place. */
export const wide = style({ width: '100%' });

/** For a button that is an icon or a mark alone: as large as a finger needs, without a look of its own. */
export const bare = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.small,
});

export const spinner = style({
  width: '1em',
  height: '1em',
  flex: 'none',
  borderRadius: '50%',
  border: `${vars.stroke.bold} solid currentColor`,
  borderRightColor: 'transparent',
  '@media': { [media.motion]: { animation: `${spin} 900ms linear infinite` } },
});
