import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const paths = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const path = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const form = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const signs = style({ display: 'grid', gap: vars.space[3], padding: 0, listStyle: 'none' });

export const sign = style({ display: 'flex', gap: vars.space[2], alignItems: 'start' });

export const name = style({ flex: 1 });
