import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const frame = style({ display: 'block', minWidth: 0 });

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

/** At most; else as wide as its place. */
export const widths = styleVariants({ small: { maxWidth: '20rem' }, medium: { maxWidth: '25rem' } });
