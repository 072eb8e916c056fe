import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const folded = style({
  minWidth: 0,
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minHeight: vars.space[16],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.large,
  selectors: { '&:hover': { background: vars.color.accentSoft } },
});

export const hint = style({
  fontSize: vars.fontSize.small,
  lineHeight: 1.35,
  color: vars.color.inkSoft,
});

export const chevron = style({
  gridArea: '1 / 2 / span 2',
  color: vars.color.accent,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.motion]: { transition: 'rotate 120ms' } },
});

export const body = style({
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[5]}`,
});
