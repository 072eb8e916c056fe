import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const teaser = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `${vars.stroke.hair} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
});

export const blurred = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  filter: 'blur(0.3rem)',
  userSelect: 'none',
});

export const blurredTitle = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 650,
});
