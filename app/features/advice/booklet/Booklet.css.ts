import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const sheet = style({
  display: 'grid',
  gap: vars.space[5],
  minWidth: 0,
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.wide]: { padding: vars.space[6] } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

export const about = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const stamps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  padding: 0,
  listStyle: 'none',
  color: vars.color.accent,
});

export const colours = styleVariants(vars.trail, (colour) => ({ color: colour }));

/** Pressed by hand: no two stand quite alike. */
export const stamp = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[1],
  minWidth: 0,
  textAlign: 'center',
  breakInside: 'avoid',
});

export const ring = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: '5.5rem',
  height: '5.5rem',
  marginBlockEnd: vars.space[1],
  border: `${vars.stroke.trail} double currentColor`,
  borderRadius: vars.radius.round,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  lineHeight: 1.2,
  rotate: '-4deg',
  selectors: {
    [`${stamp}:nth-child(3n + 2) > &`]: { rotate: '3deg' },
    [`${stamp}:nth-child(4n) > &`]: { rotate: '-8deg' },
  },
});

export const name = style({
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.3,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

export const told = style({ fontSize: vars.fontSize.small, color: vars.color.ink, overflowWrap: 'anywhere' });

export const day = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const places = style({ width: '100%', maxWidth: '22rem' });

export const empty = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: vars.stroke.bold,
  strokeDasharray: '6 6',
});

globalStyle(`${places} text`, {
  fill: vars.color.inkSoft,
  fontFamily: vars.font.heading,
  fontWeight: 700,
});
