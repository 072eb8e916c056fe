import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const test = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  breakInside: 'avoid',
});

export const testTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
});

export const cost = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });
