import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const article = style({
  display: 'grid',
  gap: vars.space[12],
  maxWidth: '52rem',
  marginInline: 'auto',
});

export const part = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

/** What is asked first, side by side as soon as there is room. */
export const glance = style({
  display: 'grid',
  margin: 0,
  width: '100%',
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[6] },
  },
});

globalStyle(`${glance} > div`, {
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space[3] } },
});

globalStyle(`${glance} dt`, { fontSize: vars.fontSize.small, color: vars.color.inkSoft });

globalStyle(`${glance} dd`, { margin: 0, fontWeight: 650 });

export const source = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  color: vars.color.inkSoft,
});

/** Three sentences of our own, on the edge of a trail. */
export const portrait = style({
  display: 'grid',
  gap: vars.space[5],
  margin: 0,
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.stroke.trail} solid ${vars.color.accent}`,
});

globalStyle(`${portrait} dt`, { fontWeight: 650 });

globalStyle(`${portrait} dd`, { margin: 0, maxWidth: vars.width.reading });

export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  columnGap: vars.space[6],
  margin: 0,
});

globalStyle(`${conditions} > div`, {
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
});

globalStyle(`${conditions} dt`, { fontSize: vars.fontSize.small, color: vars.color.inkSoft });

globalStyle(`${conditions} dd`, { margin: 0, fontWeight: 600 });

export const estimate = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const test = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.accentSoft,
  borderRadius: vars.radius.large,
  '@media': { [media.print]: { border: `${vars.stroke.hair} solid ${vars.color.line}` } },
});

/** The way in, stop by stop. */
export const way = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });

globalStyle(`${way} > li`, {
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[8],
  paddingBlockEnd: vars.space[5],
});

globalStyle(`${way} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '0.4375rem',
  insetBlock: '0.75rem calc(-1 * 0.75rem)',
  borderInlineStart: `${vars.stroke.bold} dashed ${vars.color.accent}`,
});

globalStyle(`${way} > li:last-child::before`, { content: 'none' });

globalStyle(`${way} > li::after`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.375rem',
  width: '1rem',
  height: '1rem',
  background: vars.color.surface,
  border: `${vars.stroke.mark} solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
});

globalStyle(`${way} > li:last-child::after`, { background: vars.color.accent });

export const stopName = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const stopText = style({ fontWeight: 600 });
