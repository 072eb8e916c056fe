import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const page = style({ display: 'grid', gap: vars.space[6], paddingBlock: vars.space[8] });

export const opening = style({ display: 'grid', gap: vars.space[2] });

export const bar = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const searchField = style({ minWidth: 0 });

export const sorting = style({ minWidth: 0 });

// With JavaScript each choice is answered at once.
export const withoutScript = style({
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.noScript]: { selectors: { '&&': { display: 'inline-flex' } } } },
});
