import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const teaser = style({
  padding: vars.space[5],
  border: `${vars.stroke.hair} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
});

export const blurred = style({
  color: vars.color.inkSoft,
  filter: 'blur(0.3rem)',
  userSelect: 'none',
});

export const blurredTitle = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 650,
});
