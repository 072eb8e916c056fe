import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const icon = style({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** What stands under the words after an icon begins where they do. */
export const underWords = style({ marginInlineStart: `calc(${vars.size.icon} + ${vars.space[2]})` });
