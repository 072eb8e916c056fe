import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const empty = style({ color: vars.color.line });

export const review = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.width.reading,
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
});

export const list = style({ padding: 0, margin: 0, listStyle: 'none' });

// The line ends are the author's; a word without an end breaks.
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
