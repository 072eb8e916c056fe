import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

// Under the page's sticky header, so that it stays in sight while one reads on.
export const status = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: 1,
  paddingBlock: vars.space[3],
  background: vars.color.paper,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
});
