import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.accent,
  textDecoration: 'none',
  background: vars.color.accentSoft,
  borderRadius: vars.radius.round,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
