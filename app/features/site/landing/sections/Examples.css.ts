import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const occupation = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
});
