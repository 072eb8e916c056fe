import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
});

export const check = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
  fontWeight: 600,
  borderRadius: vars.radius.small,
});
