import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const drawing = style({ height: '12rem' });

/** The slope alone is stretched to the room there is; its line keeps its width. */
export const slope = style({ vectorEffect: 'non-scaling-stroke' });

export const hill = style({ fill: vars.color.accentSoft });

export const signNumber = style({
  fill: vars.color.accentInk,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
