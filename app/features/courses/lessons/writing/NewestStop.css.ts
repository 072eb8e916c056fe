import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const stop = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
