import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const rows = style({ display: 'grid', padding: 0, listStyle: 'none' });

/** Name, axis, words; on a phone one under the other. */
export const row = style({
  display: 'grid',
  gridTemplateAreas: '"name" "axis" "facts"',
  rowGap: vars.space[1],
  breakInside: 'avoid',
  selectors: {
    'li&': {
      paddingBlock: vars.space[3],
      borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
    },
  },
  '@media': {
    [media.desktop]: {
      gridTemplate: '"name axis facts" auto / 17rem minmax(0, 1fr) 20rem',
      alignItems: 'center',
      columnGap: vars.space[6],
    },
    [media.print]: {
      gridTemplate: '"name axis facts" auto / 15rem minmax(0, 1fr) 15rem',
      alignItems: 'center',
      columnGap: vars.space[6],
    },
  },
});

/** Without an axis, name and words share the width. */
export const bareRow = style([
  row,
  {
    gridTemplateAreas: '"name" "facts"',
    '@media': {
      [media.wide]: {
        gridTemplate: '"name facts" auto / 1fr 1fr',
        alignItems: 'center',
        columnGap: vars.space[6],
      },
    },
  },
]);

export const name = style({
  gridArea: 'name',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.space[6],
  fontWeight: 600,
});

/** Marks at an end reach over it by half their size. */
export const axis = style({ gridArea: 'axis', width: '100%', height: '2rem', overflow: 'visible' });

export const ends = style({
  width: '100%',
  height: vars.space[6],
  gridArea: 'axis',
  overflow: 'visible',
});

export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});
