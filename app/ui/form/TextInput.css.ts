import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const input = style({
  width: '100%',
  minHeight: vars.size.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&:read-only': { background: vars.color.sunken, borderColor: vars.color.line },
    '&:hover:not(:disabled, :read-only)': { borderColor: vars.color.accent },
    '&[aria-invalid=true]': {
      borderColor: vars.color.negative,
      boxShadow: `inset 0 0 0 ${vars.stroke.hair} ${vars.color.negative}`,
    },
    '&:disabled': { background: vars.color.sunken, color: vars.color.inkSoft, cursor: 'not-allowed' },
  },
});
