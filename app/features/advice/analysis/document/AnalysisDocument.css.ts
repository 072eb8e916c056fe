import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const letterhead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
});

export const forWhom = style({ marginInlineStart: 'auto' });
