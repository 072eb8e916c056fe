import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const rows = style({ display: 'grid', gap: vars.space[4], padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplate: '"name figure" auto "bar bar" auto / minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

export const figureText = style({
  fontFamily: vars.font.heading,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({ gridArea: 'bar', width: '100%', height: vars.space[3] });

export const track = style({ fill: vars.color.sunken });
