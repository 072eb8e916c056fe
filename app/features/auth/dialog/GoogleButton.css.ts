import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

// '&&' wins over the button's own class.
export const wide = style({ selectors: { '&&': { width: '100%' } } });

export const mark = style({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.75,
});
