import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles/theme.css.ts';
import { media } from '../styles/tokens.ts';

const base = style({
  minWidth: 0,
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  '@media': { [media.wide]: { padding: vars.space[6] } },
});

export const tones = styleVariants({
  plain: [base, { background: vars.color.surface }],
  accent: [base, { background: vars.color.accentSoft, borderColor: vars.color.accent }],
  sunken: [base, { background: vars.color.sunken }],
});
