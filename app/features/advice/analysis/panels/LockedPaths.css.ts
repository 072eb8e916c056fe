import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const rows = style({ padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  scrollMarginBlockStart: vars.space[12],
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

// The whole row leads there, the link alone is named.
export const name = style({
  justifySelf: 'start',
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 650,
  color: vars.color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

globalStyle(`${row}:hover ${name}`, { textDecoration: 'underline' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
});
