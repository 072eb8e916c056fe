import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const frame = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const amount = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const scale = style({ width: '100%', height: '0.75rem' });

export const ground = style({ fill: vars.color.surface, stroke: vars.color.lineStrong });

export const stretch = style({ fill: vars.color.accent });

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
