import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const drawing = style({ height: '12rem', marginBlockStart: vars.space[6] });

/** Beside words that say the rest. */
export const lowDrawing = style({ height: '3rem', marginBlockStart: vars.space[6] });

/** The slope alone is stretched to the room there is; its line keeps its width. */
export const slope = style({ vectorEffect: 'non-scaling-stroke' });

export const hill = style({ fill: vars.color.accentSoft });

export const walked = style({
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.mark,
  fill: 'none',
  '@media': { [media.forcedColours]: { stroke: 'Highlight' } },
});

/** Dashed, as a map draws a footpath that lies ahead. */
export const ahead = style({
  stroke: vars.color.lineStrong,
  strokeWidth: vars.stroke.bold,
  strokeDasharray: '5 5',
  fill: 'none',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

/** Drawn around a place of the chart. */
export const placed = style({ overflow: 'visible' });

export const signCheck = style({
  fill: 'none',
  stroke: vars.color.accentInk,
  strokeWidth: vars.stroke.bold,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const hereRing = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.bold,
});

export const herePole = style({ stroke: vars.color.accent, strokeWidth: vars.stroke.hair });

export const hereFlag = style({
  fill: vars.color.accent,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
});

export const signNumber = style({
  fill: vars.color.accentInk,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const signNumberAhead = style([signNumber, { fill: vars.color.ink }]);

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
