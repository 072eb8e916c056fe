import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const echo = style({
  minHeight: '4.25rem',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.stroke.mark} solid ${vars.color.accentSoft}`,
  fontSize: vars.fontSize.small,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  selectors: { '& + &': { marginBlockStart: vars.space[1] } },
});

export const soft = style({ color: vars.color.inkSoft });
