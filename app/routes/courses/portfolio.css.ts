import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const entries = style({ maxWidth: vars.width.reading });

export const task = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.stroke.mark} solid ${vars.color.accent}`,
  breakInside: 'avoid',
});

/** As it was typed. */
export const typed = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
