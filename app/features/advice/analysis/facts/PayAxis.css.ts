import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const drawing = style({
  width: '100%',
  maxWidth: vars.width.reading,
  height: '4rem',
  overflow: 'visible',
});

export const minimumLine = style({
  stroke: vars.color.ink,
  strokeWidth: vars.stroke.hair,
  strokeDasharray: '3 3',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

/** The median: a hole in the band, ringed with its colour. */
export const rings = styleVariants(vars.trail, (colour) => ({
  fill: vars.color.surface,
  stroke: colour,
  strokeWidth: vars.stroke.mark,
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
}));
