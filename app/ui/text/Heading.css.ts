import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const sizes = styleVariants({
  1: { fontSize: vars.fontSize.h1, fontWeight: 700, letterSpacing: '-0.025em', lineHeight: 1.05 },
  2: { fontSize: vars.fontSize.h2, fontWeight: 700, letterSpacing: '-0.02em' },
  3: { fontSize: vars.fontSize.h3, fontWeight: 650, letterSpacing: '-0.01em' },
  4: { fontSize: vars.fontSize.h4, fontWeight: 650 },
});
