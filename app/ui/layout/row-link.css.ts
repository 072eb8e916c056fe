import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

/** A row of a list that leads to one place. */
export const linkRow = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

// The whole row leads there, the link alone is named.
export const rowLink = style({
  justifySelf: 'start',
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 650,
  color: vars.color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

globalStyle(`${linkRow}:hover ${rowLink}`, { textDecoration: 'underline' });
