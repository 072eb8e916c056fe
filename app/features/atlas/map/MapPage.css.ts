// The map's look. Its picture has the plane's units; what keeps its size on the screen is multiplied by --px, a pixel in units, which plain-map.ts
// sets and which without it is about right for a phone and for a desktop.
import { globalStyle, style } from '@vanilla-extract/css';
import { NAME_SIZE, NEARNESS } from '#domain/atlas/map/names.ts';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const mapRoom = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  scrollMarginTop: vars.space[24],
});

export const skip = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineStart: vars.space[3],
  insetBlockStart: vars.space[3],
  padding: vars.space[2],
  background: vars.color.surface,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

export const frame = style({
  position: 'relative',
  height: 'min(26rem, 110vw)',
  overflow: 'hidden',
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  userSelect: 'none',
  '@media': {
    // High enough for the first names (NEARNESS), and no higher than a small window once one has scrolled to it.
    [media.wide]: { height: 'clamp(40rem, 100dvh - 12rem, 44rem)' },
    [media.print]: { height: '60rem' },
  },
});

const sized = (pixels: number) => `calc(${pixels}px * var(--px))`;

export const picture = style({
  width: '100%',
  height: '100%',
  overflow: 'visible',
  transformOrigin: '0 0',
  willChange: 'transform',
  vars: { '--px': '3' },
  '@media': { [media.wide]: { vars: { '--px': '1.6' } } },
});

export const ground = style({
  fill: vars.color.accent,
  fillOpacity: 0.05,
  stroke: vars.color.accent,
  strokeOpacity: 0.28,
  strokeWidth: 1,
});

globalStyle(`${ground} path`, { vectorEffect: 'non-scaling-stroke' });
globalStyle(`${ground} path:nth-child(3n + 1)`, { strokeWidth: 1.6 });

export const above = style({ position: 'absolute', inset: 0, zIndex: 1, pointerEvents: 'none' });

globalStyle(`${above} a`, { pointerEvents: 'auto' });

const dot = (rest = '') => `${picture} a[id]${rest}`;

globalStyle(`${picture} a`, { outline: 'none', textDecoration: 'none' });

globalStyle(`${picture} circle`, {
  r: sized(2.6),
  fill: vars.color.accent,
  stroke: vars.color.surface,
  strokeWidth: sized(0.8),
});

globalStyle(`${picture} text`, {
  fontSize: sized(NAME_SIZE),
  fontFamily: vars.font.text,
  fill: vars.color.ink,
  stroke: vars.color.surface,
  strokeOpacity: 0.85,
  strokeWidth: sized(3),
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

for (const [side, move, anchor] of [
  ['r', [8, 0], 'start'],
  ['l', [-8, 0], 'end'],
  ['b', [0, 2], 'middle'],
  ['t', [0, -2], 'middle'],
] as const)
  globalStyle(dot(`[data-s=${side}] text`), {
    textAnchor: anchor,
    transform: `translate(${sized(move[0])}, ${sized(move[1])})`,
  });

// A chosen one's dot is larger.
const lit = ':is(:focus-visible, :target, [data-chosen])';
globalStyle(dot(`${lit}[data-s=r] text`), { transform: `translate(${sized(12)}, 0)` });
globalStyle(dot(`${lit}[data-s=l] text`), { transform: `translate(${sized(-12)}, 0)` });

globalStyle(`${picture} a[data-massif] text`, {
  fontFamily: vars.font.heading,
  fontWeight: 650,
  fill: vars.color.accentStrong,
  textAnchor: 'middle',
  '@media': { [media.phone]: { fontSize: sized(11.5) } },
});

// From afar there is room for the first line.
const secondLine = 'a[data-massif] tspan + tspan';
globalStyle(`${picture}[data-near="0"] ${secondLine}`, { display: 'none' });
globalStyle(`${picture}:not([data-near]) ${secondLine}`, {
  '@media': { [media.phone]: { display: 'none' } },
});

// Names by nearness: `data-near` counts the levels that are shown; without the script a phone has none and a desktop the first. Who is pointed
// at, chosen, near to the chosen one or one of a few that were asked for is always named.
const pointed = '[data-shown], :hover, :focus-visible, :target';
const unnamed = (level: number, named = pointed) => `a[data-n="${level}"]:not(${named}) text`;

for (let level = 0; level <= NEARNESS.length; level += 1) {
  for (let near = 0; near <= level; near += 1)
    globalStyle(`${picture}[data-near="${near}"] ${unnamed(level, `[data-hit], ${pointed}`)}`, {
      display: 'none',
    });
  globalStyle(`${picture}:not([data-near]) ${unnamed(level)}`, {
    '@media':
      level === 0
        ? { 'screen and (max-width: 47.99rem), (max-height: 48rem)': { display: 'none' } }
        : { all: { display: 'none' } },
  });
}

globalStyle(dot(':is(:hover, :focus-visible, :target, [data-shown]) text'), { strokeOpacity: 1 });
globalStyle(dot(`${lit} text`), { fontWeight: 650 });
globalStyle(dot(':is(:hover, [data-shown], [data-hit]) circle'), { r: sized(4) });
globalStyle(dot(`${lit} circle`), {
  r: sized(6),
  strokeWidth: sized(2),
  fill: vars.trail.red,
});
// Paths of somebody's own analysis have its colours.
for (const [place, colour] of (['red', 'blue', 'green', 'yellow'] as const).entries())
  globalStyle(dot(`[data-own="${place}"] circle`), {
    r: sized(6),
    strokeWidth: sized(2),
    fill: vars.trail[colour],
  });
globalStyle(dot(':focus-visible circle'), { stroke: vars.color.ink });
globalStyle(`${picture} a[data-massif]:focus-visible text`, {
  fill: vars.color.ink,
  textDecoration: 'underline',
  textDecorationThickness: '0.2em',
});
// A name that is asked for needs the room of what lies under it (map-card.ts).
globalStyle(`${picture} a[data-under] text`, { display: 'none' });
globalStyle(dot('[data-out]:not([data-shown])'), { opacity: 0.25 });
globalStyle(`${picture} a[data-out]:not(${pointed}) text`, { display: 'none' });

// The map's own paths, each with a dash of its own beside its colour.
const PATHS = {
  up: { stroke: vars.trail.red, strokeDasharray: 'none' },
  aside: { stroke: vars.trail.blue, strokeDasharray: '8 5' },
  start: { stroke: vars.trail.green, strokeDasharray: '1 6' },
} as const;

export const steps = style({ fill: 'none', strokeWidth: 3.5, strokeLinecap: 'round' });

globalStyle(`${steps} path`, { vectorEffect: 'non-scaling-stroke' });

export const step = style({
  display: 'grid',
  gap: vars.space[1],
  selectors: { '&[hidden]': { display: 'none' } },
});

globalStyle(`${step} svg`, {
  width: '2rem',
  display: 'inline-block',
  marginInlineEnd: vars.space[2],
  verticalAlign: 'middle',
  fill: 'none',
  strokeWidth: 3.5,
  strokeLinecap: 'round',
});

for (const [kind, look] of Object.entries(PATHS)) {
  globalStyle(`${steps} path[data-kind=${kind}]`, look);
  globalStyle(`${step}[data-kind=${kind}] path`, look);
}

export const controls = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: vars.space[3],
  insetBlockEnd: vars.space[3],
  display: 'flex',
  gap: vars.space[1],
  // Where the first look falls: the map's foot is often below the window.
  '@media': { [media.wide]: { insetBlock: `${vars.space[3]} auto` } },
});

export const card = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  fontSize: vars.fontSize.small,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      zIndex: 2,
      insetInlineStart: vars.space[3],
      insetBlockStart: vars.space[3],
      width: '19rem',
      maxHeight: '38.5rem',
      overflowY: 'auto',
      boxShadow: vars.shadow,
    },
  },
});

export const cardHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start' });

globalStyle(`${cardHead} > a`, {
  paddingBlock: vars.space[2],
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 650,
  lineHeight: 1.2,
});

globalStyle(`${card} ul`, { listStyle: 'none', padding: 0 });

// As high as a finger needs beside its neighbours.
globalStyle(`${card} li a`, { display: 'inline-block', paddingBlock: vars.space[1] });
