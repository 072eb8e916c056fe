import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const rows = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[8] },
  },
});

export const row = style({
  display: 'grid',
  alignItems: 'start',
  breakInside: 'avoid',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}` } },
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: vars.space[8] },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[4],
      paddingBlock: vars.space[2],
    },
  },
});

export const content = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minWidth: 0 });

export const scale = style({
  display: 'grid',
  gridTemplateColumns: '9rem auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.space[6],
  fontSize: vars.fontSize.small,
  '@media': {
    [media.wide]: { gridTemplateColumns: '1fr 6rem' },
    [media.print]: { gridTemplateColumns: '5rem 5.5rem' },
  },
});

// The outermost dots reach over the ends by their radius.
export const dots = style({ width: '100%', height: vars.space[5], paddingInline: 0 });
