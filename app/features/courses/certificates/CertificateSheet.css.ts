import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

const SIDE = '13rem';
const twoColumns = { gridTemplateColumns: `minmax(0, 1fr) ${SIDE}` };

/** Of the sheet on the screen, and of what stands above it. */
export const sheetWidth = style({ width: '100%', maxWidth: '52rem', marginInline: 'auto' });

export const sheet = style({
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.stroke.trail} double ${vars.color.accent}`,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  '@media': {
    [media.wide]: { padding: `${vars.space[8]} ${vars.space[12]}`, boxShadow: vars.shadow },
    [media.print]: { maxWidth: 'none', padding: `${vars.space[12]} ${vars.space[16]}` },
  },
});

export const letterhead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
});

export const brand = style({ fontFamily: vars.font.heading, fontSize: vars.fontSize.h4, fontWeight: 700 });

export const number = style({
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const sentence = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.print]: { gap: vars.space[5], paddingBlock: vars.space[12] } },
});

export const kind = style({ color: vars.color.accent });

export const name = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h1,
  fontWeight: 700,
  letterSpacing: '-0.025em',
  lineHeight: 1.1,
  textWrap: 'balance',
});

export const title = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h2,
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': { [media.wide]: twoColumns, [media.print]: twoColumns },
});

export const beside = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: vars.space[6],
});

export const facts = style({ display: 'grid', gap: vars.space[3], margin: 0 });

globalStyle(`${facts} dt`, { fontSize: vars.fontSize.small, color: vars.color.inkSoft });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600 });

export const foot = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  breakInside: 'avoid',
});
