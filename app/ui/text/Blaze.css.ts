import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const sizes = styleVariants({
  small: { width: '1rem', height: '1rem' },
  medium: { width: '1.5rem', height: '1.5rem' },
  large: { width: '2.5rem', height: '2.5rem' },
});

export const blaze = style({ flex: 'none' });

export const white = style({ fill: vars.blaze.white });

export const frame = style({ fill: 'none', stroke: vars.color.lineStrong });

const { white: _, ...paints } = vars.blaze;

export const stripes = styleVariants(paints, (paint) => ({ fill: paint }));
