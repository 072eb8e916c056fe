import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const criteria = style({
  display: 'grid',
  gap: vars.space[4],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

/** A criterion's name, and beside it what moves it. */
export const head = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const name = style({ overflowWrap: 'anywhere' });

/** Its weight and its marks. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[4],
  alignItems: 'end',
});

export const turns = style({ display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[5] });
