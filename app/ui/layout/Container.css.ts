import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const base = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': { [media.wide]: { paddingInline: vars.space[8] } },
});

export const widths = styleVariants({
  content: [base, { maxWidth: vars.width.content }],
  reading: [base, { maxWidth: vars.width.reading }],
});
