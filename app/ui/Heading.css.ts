import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles/theme.css.ts';

export const sizes = styleVariants({
  1: { fontSize: vars.fontSize.h1, fontWeight: 600, letterSpacing: '-0.015em', lineHeight: 1.1 },
  2: { fontSize: vars.fontSize.h2, fontWeight: 600, letterSpacing: '-0.01em' },
  3: { fontSize: vars.fontSize.h3, fontWeight: 600 },
  4: { fontSize: vars.fontSize.h4, fontWeight: 600 },
});
