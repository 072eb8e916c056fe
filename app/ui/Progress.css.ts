import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../styles/theme.css.ts';
import { media } from '../styles/tokens.ts';

export const frame = style({ display: 'grid', gap: vars.space[2] });

export const legend = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontWeight: 600,
});

export const figure = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.inkSoft });

const TRACK = { background: vars.color.sunken, borderRadius: '999px' };
const WALKED = { background: vars.color.accent, borderRadius: '999px' };

export const bar = style({
  ...TRACK,
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  overflow: 'hidden',
});

globalStyle(`${bar}::-webkit-progress-bar`, TRACK);
globalStyle(`${bar}::-webkit-progress-value`, {
  ...WALKED,
  '@media': { [media.motion]: { transition: 'inline-size 180ms ease-out' } },
});
globalStyle(`${bar}::-moz-progress-bar`, WALKED);
