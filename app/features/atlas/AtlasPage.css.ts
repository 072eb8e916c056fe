import { globalStyle, style } from '@vanilla-extract/css';
import { linkRow } from '../../ui/layout/row-link.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const finder = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

/** Above the map, which has to be seen: search and filters beside one another. */
export const narrowFinder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${narrowFinder} > div:first-child`, { flex: '1 1 20rem' });
globalStyle(`${narrowFinder} > details[open]`, { flexBasis: '100%' });

/** What leads to other lists is of no use on paper. */
export const ways = style({ '@media': { [media.print]: { display: 'none' } } });

export const search = style({ display: 'flex', gap: vars.space[2], maxWidth: vars.width.reading });

globalStyle(`${search} > input`, { flex: '1 1 0', minWidth: 0 });

/** The filters' groups, one under the other in their own disclosure. */
export const groups = style({
  display: 'grid',
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[6],
});

/** Each a press away: seven names in place of sixty choices. */
export const foldedGroups = style([groups, { rowGap: vars.space[1], alignItems: 'start' }]);

export const group = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });

globalStyle(`${group} legend`, { fontWeight: 650, padding: 0, marginBlockEnd: vars.space[2] });

export const count = style({ color: vars.color.inkSoft, fontWeight: 400 });

export const rows = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  columnGap: vars.space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const row = style([linkRow, { gap: vars.space[1] }]);

export const sentence = style({ maxWidth: vars.width.reading });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
