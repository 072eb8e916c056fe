import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const rows = style({
  display: 'grid',
  minWidth: 0,
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const row = style({
  minWidth: 0,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}` } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: vars.size.target,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.accentSoft } },
});

export const name = style({ fontWeight: 600 });

export const act = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.accent,
  fontSize: vars.fontSize.small,
});

export const chevron = style({
  display: 'flex',
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
  '@media': { [media.motion]: { transition: 'rotate 120ms' } },
});

export const body = style({
  minWidth: 0,
  border: 0,
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[5]}`,
});
