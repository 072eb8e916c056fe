import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
