import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const onward = style({
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
  maxWidth: vars.width.reading,
});

export const sourceList = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.width.reading,
  paddingInlineStart: vars.space[6],
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});
