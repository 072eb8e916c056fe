import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';
import { linkRow } from '../../../../ui/layout/row-link.css.ts';

export const rows = style({ padding: 0, listStyle: 'none' });

export const row = style([
  linkRow,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[3],
    alignItems: 'start',
    scrollMarginBlockStart: vars.space[12],
  },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
});

/** Two in a row on a phone, all in one row where there is room; they stand on the panel like boards on a post. */
export const boards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[1],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.wide]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'none' },
  },
});

/** The blaze over the name, since a phone has no room for both in one row. */
export const board = style({
  display: 'grid',
  gridTemplate: '"blaze" auto "name" 1fr / minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[1],
  height: '100%',
  minHeight: vars.size.target,
  padding: vars.space[3],
  background: vars.color.sunken,
  borderBlockStart: `${vars.stroke.mark} solid transparent`,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  color: vars.color.ink,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { background: vars.color.surface },
    // Between boards that touch, the ring lies inside.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.mark})` },
  },
  '@media': {
    [media.wide]: {
      gridTemplate: '"blaze name" 1fr / auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[2],
    },
  },
});

/** The chosen one carries its trail's colour, and touches what it opens. */
export const trails = styleVariants(vars.trail, (colour) => ({
  selectors: { '&[aria-current]': { borderBlockStartColor: colour } },
}));

export const boardName = style({ gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });

/** One path; on paper they follow each other, and of their sections none is split. */
export const panel = style({
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
  '@media': {
    [media.wide]: { padding: vars.space[8] },
    [media.print]: { padding: `${vars.space[4]} 0 0`, border: 0 },
  },
});

/** No board stands on it. */
export const firstPanel = style({
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
});

export const away = style([panel, { '@media': { [media.screen]: { display: 'none' } } }]);

/** On paper all of them stand open, so in two columns. */
export const sections = style({ '@media': { [media.print]: { columns: 2, columnGap: vars.space[8] } } });

export const nextPath = style({
  marginBlockStart: vars.space[4],
  '@media': { [media.print]: { display: 'none' } },
});
