import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[6] } },
});

export const plan = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[4],
  background: vars.color.paper,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.wide]: { padding: vars.space[6] } },
});

export const sum = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h2,
  fontWeight: 650,
  lineHeight: 1.1,
});

export const sumNote = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const lines = style({
  display: 'grid',
  gap: vars.space[1],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
});

globalStyle(`${lines} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  lineHeight: 1.4,
});

globalStyle(`${lines} svg`, { color: vars.color.accent, marginBlockStart: '0.05rem' });
