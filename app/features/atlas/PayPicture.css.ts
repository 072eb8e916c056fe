import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const height = style({ height: '4.5rem' });

const forced = (property: 'fill' | 'stroke') => ({
  [media.forcedColours]: { [property]: 'CanvasText' },
});

export const band = style({
  fill: vars.color.accentSoft,
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.hair,
  '@media': forced('stroke'),
});

export const decile = style({
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.hair,
  opacity: 0.6,
  '@media': forced('stroke'),
});

export const medianMark = style({
  fill: vars.color.accent,
  stroke: vars.color.surface,
  strokeWidth: vars.stroke.hair,
  '@media': forced('fill'),
});

export const meanMark = style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.bold,
  '@media': forced('stroke'),
});

export const minimumLine = style({
  stroke: vars.color.negative,
  strokeWidth: vars.stroke.bold,
  strokeDasharray: '4 3',
  '@media': forced('stroke'),
});

export const facts = style({ display: 'grid', margin: 0 });

globalStyle(`${facts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
});

globalStyle(`${facts} dt`, { display: 'flex', alignItems: 'center', gap: vars.space[2] });

globalStyle(`${facts} dt svg`, { flexShrink: 0 });

globalStyle(`${facts} dd`, {
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
