import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: vars.space[3],
  justifyItems: 'start',
});

export const picture = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
});

// The whole card leads to the post, the link alone is named.
export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

globalStyle(`${card}:hover ${link}`, { textDecoration: 'underline' });

export const facts = style({
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
