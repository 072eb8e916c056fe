import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const way = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: vars.width.reading,
  marginBlockStart: vars.space[4],
});
