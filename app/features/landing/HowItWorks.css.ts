import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const section = style({ paddingBlock: vars.space[16] });

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `2px solid ${vars.color.accent}`,
});

export const number = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h2,
  lineHeight: 1,
  color: vars.color.accent,
});
