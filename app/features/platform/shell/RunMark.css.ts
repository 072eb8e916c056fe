import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const link = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  // The smallest phones have no room to spare.
  marginInline: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.small,
  color: vars.color.accent,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { background: vars.color.accentSoft },
    '&[data-state=failed]': { color: vars.color.negative },
  },
  '@media': { print: { display: 'none' } },
});

export const picture = style({ width: '2rem', height: '1.5rem', fill: 'none', strokeLinecap: 'round' });

// What lies ahead is dashed, as on a map.
export const way = style({ stroke: vars.color.lineStrong, strokeWidth: 2, strokeDasharray: '1 4' });

export const walkedWay = style({
  stroke: 'currentColor',
  strokeWidth: 3,
  '@media': { [media.motion]: { transition: 'stroke-dasharray 160ms ease-out' } },
});

// The way's end: an open ring until one is there.
export const end = style({
  fill: vars.color.paper,
  stroke: 'currentColor',
  strokeWidth: 2,
  selectors: { '[data-state=done] &': { fill: 'currentColor' } },
});
