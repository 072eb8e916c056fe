import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const place = style({
  paddingBlockStart: vars.space[4],
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});
