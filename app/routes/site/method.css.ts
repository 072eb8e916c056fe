import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const caption = style({
  paddingBlockEnd: vars.space[2],
  paddingInlineStart: vars.space[3],
  textAlign: 'start',
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
