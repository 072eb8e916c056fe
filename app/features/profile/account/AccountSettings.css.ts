import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

/** Fields at the width of what is typed in them. */
export const narrow = style({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: vars.width.form,
  overflowWrap: 'anywhere',
});
