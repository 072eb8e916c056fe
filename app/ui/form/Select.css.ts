import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const select = style({
  minHeight: vars.size.target,
  maxWidth: '100%',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.accent } },
});
