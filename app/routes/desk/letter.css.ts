import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const source = style({
  margin: 0,
  padding: vars.space[4],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontSize: vars.fontSize.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
