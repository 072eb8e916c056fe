// What the charts share. Their drawings have no view box: places are percentages of the room there is, sizes are lengths, so
// that words and marks stay as large on a phone as on a desk.
import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const figure = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const caption = style({ fontWeight: 600 });

export const note = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

// Marks at an end reach over it by half their size.
export const drawing = style({ width: '100%', overflow: 'visible' });

export const ground = style({
  stroke: vars.color.line,
  strokeWidth: vars.stroke.hair,
  '@media': { [media.forcedColours]: { stroke: 'GrayText' } },
});

export const axis = style({
  stroke: vars.color.lineStrong,
  strokeWidth: vars.stroke.hair,
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

export const line = style({
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.bold,
  fill: 'none',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

export const filled = style({
  fill: vars.color.accent,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
});

export const hollow = style({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: vars.stroke.hair,
});

export const words = style({
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  fill: vars.color.inkSoft,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
});
