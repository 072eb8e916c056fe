import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const price = styleVariants({
  card: { fontSize: vars.fontSize.text, fontVariantNumeric: 'tabular-nums' },
  page: { fontFamily: vars.font.heading, fontSize: vars.fontSize.h2, fontVariantNumeric: 'tabular-nums' },
});

export const before = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const lowest = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });
