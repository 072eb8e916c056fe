import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});

export const figure = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontVariantNumeric: 'tabular-nums',
});

export const drawing = style({
  width: '100%',
  height: '4.5rem',
  overflow: 'visible',
  '@media': { [media.wide]: { height: '6rem' } },
});

export const colours = styleVariants(vars.trail, (colour) => ({ color: colour }));

export const slope = style({ vectorEffect: 'non-scaling-stroke', fill: 'none', strokeLinejoin: 'round' });

export const ahead = style({
  stroke: vars.color.lineStrong,
  strokeWidth: vars.stroke.bold,
  strokeDasharray: '5 5',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

export const walkedLine = style({
  stroke: 'currentColor',
  strokeWidth: vars.stroke.mark,
  strokeLinecap: 'round',
  '@media': { [media.forcedColours]: { stroke: 'Highlight' } },
});

export const reached = style({
  fill: 'currentColor',
  stroke: vars.color.surface,
  strokeWidth: vars.stroke.bold,
  '@media': { [media.forcedColours]: { fill: 'Highlight' } },
});

export const unreached = style({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: vars.stroke.bold,
});

// It moves on when a step is stamped.
export const here = style({
  fill: vars.color.surface,
  stroke: 'currentColor',
  strokeWidth: vars.stroke.bold,
  '@media': {
    [media.motion]: { transition: 'cx 400ms ease-out, cy 400ms ease-out' },
    [media.forcedColours]: { stroke: 'Highlight' },
  },
});

/** The ground under the way, in a breath of its trail's colour. */
export const hill = style({ fill: 'color-mix(in srgb, currentColor 9%, transparent)' });

export const placed = style({ overflow: 'visible' });

export const flag = style({
  fill: 'currentColor',
  stroke: 'currentColor',
  strokeWidth: vars.stroke.bold,
  strokeLinejoin: 'round',
});

export const hereMiddle = style({
  fill: 'currentColor',
  '@media': { [media.motion]: { transition: 'cx 400ms ease-out, cy 400ms ease-out' } },
});

/** The painted stripe of its trail runs down the edge. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  padding: vars.space[4],
  paddingInlineStart: vars.space[6],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  breakInside: 'avoid',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: vars.space[2],
    background: 'currentColor',
  },
  '@media': {
    [media.wide]: { padding: vars.space[6], paddingInlineStart: vars.space[8] },
  },
});

export const trails = styleVariants(vars.trail, (colour) => ({ '::before': { color: colour } }));

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
});

export const facts = style({ fontVariantNumeric: 'tabular-nums', lineHeight: 1.35 });

// Small, and the last thing of the part: it belongs to the line of figures.
export const source = style({ fontSize: vars.fontSize.small, lineHeight: 1.35, color: vars.color.inkSoft });
