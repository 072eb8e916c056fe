import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const helplines = style({ display: 'grid', gap: vars.space[3], padding: 0, listStyle: 'none' });

export const helpline = style({
  display: 'grid',
  gap: vars.space[1],
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: vars.space[4],
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.accent } },
  '@media': { [media.wide]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});

export const number = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 600,
  color: vars.color.accent,
  fontVariantNumeric: 'tabular-nums',
});
