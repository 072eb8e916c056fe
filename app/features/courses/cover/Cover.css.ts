import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

// Its ground is the placeholder while the picture is on its way, or should it never come.
export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.color.sunken,
  borderRadius: vars.radius.large,
});
