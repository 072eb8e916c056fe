import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const frame = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
});

export const amount = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const unitText = style({ color: vars.color.inkSoft });

export const drawing = style({ height: '3.25rem' });

export const middle = style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.bold,
});

export const trails = styleVariants(vars.trail, (colour) => ({
  fill: colour,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
}));
