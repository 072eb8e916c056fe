import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const choices = style({ display: 'grid', padding: 0, listStyle: 'none' });

/** Blaze, words, and what can be done; the last on a line of its own where there is no room. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  paddingBlock: vars.space[3],
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}` },
  },
  '@media': { [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 15rem)' } },
});

globalStyle(`${choice} > :last-child`, {
  gridColumn: '2',
  justifySelf: 'start',
  '@media': { [media.wide]: { gridColumn: '3', justifySelf: 'end' } },
});

export const words = style({ minWidth: 0 });

export const name = style({ lineHeight: 1.25 });

export const facts = style({
  fontSize: vars.fontSize.small,
  lineHeight: 1.35,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const source = style({ fontSize: vars.fontSize.small, lineHeight: 1.35, color: vars.color.inkSoft });
