import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: vars.space[3],
  justifyItems: 'start',
});

/** The newest, wide: picture and words side by side. */
export const wide = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: '1.3fr 1fr', gap: vars.space[8] } },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '40 / 21',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
  // They are drawn on light paper.
  '@media': { [media.dark]: { filter: 'brightness(0.8)' } },
});

// The whole card leads to the post, the link alone is named.
export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
});

globalStyle(`:is(${card}, ${wide}):hover ${link}`, { textDecoration: 'underline' });

export const facts = style({
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
