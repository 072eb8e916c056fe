import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const invitation = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.sunken,
  borderRadius: vars.radius.large,
});

/** What is asked is no fault. */
export const questions = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  paddingInlineStart: vars.space[5],
  fontWeight: 400,
  color: vars.color.ink,
});
