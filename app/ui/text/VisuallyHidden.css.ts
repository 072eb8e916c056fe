import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const hidden = style({
  position: 'absolute',
  width: vars.stroke.hair,
  height: vars.stroke.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
