import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

/** The map by itself, without a card around it. */
export const board = style({
  borderInline: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});
