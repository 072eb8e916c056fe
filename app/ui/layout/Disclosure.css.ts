import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  borderRadius: vars.radius.small,
  color: vars.color.accent,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const chevron = style({
  flex: 'none',
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.motion]: { transition: 'rotate 120ms' } },
});

export const body = style({ paddingBlockStart: vars.space[3] });
