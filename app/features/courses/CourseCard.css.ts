import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  selectors: { '&:hover': { borderColor: vars.color.accent } },
});

// Over the cover, so that cards with and without them have their titles at one height.
export const badges = style({
  position: 'absolute',
  insetBlockStart: vars.space[6],
  insetInlineStart: vars.space[6],
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

// The whole card leads to the course, the link alone is named.
export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
});

globalStyle(`${card}:hover ${link}`, { textDecoration: 'underline' });

export const description = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  fontSize: vars.fontSize.small,
});

export const foot = style({ display: 'grid', gap: vars.space[1], marginBlockStart: 'auto' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
