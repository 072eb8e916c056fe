import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
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
