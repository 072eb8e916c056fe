import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

const figure = style({ fontFamily: vars.font.heading, fontVariantNumeric: 'tabular-nums' });

const { h1, h2, h3 } = vars.fontSize;

export const sizes = styleVariants({
  /** As high as the line of text around it. */
  text: [figure, { fontSize: h2 }],
  small: [figure, { fontSize: h3, fontWeight: 600, lineHeight: 1 }],
  medium: [figure, { fontSize: h2, fontWeight: 700, lineHeight: 1.1 }],
  large: [figure, { fontSize: h1, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.02em' }],
});
