import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

// One row that a thumb pushes on a phone, so that what follows stays near; all of them at once where there is room.
export const pushedRow = style({
  display: 'flex',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  // Room for the ring of focus, which the edge of what scrolls would cut.
  paddingBlock: vars.space[1],
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
  '@media': { [media.wide]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflowX: 'visible' } },
});

globalStyle(`${pushedRow} > li`, { flex: 'none' });

// Where the browser knows it, the row begins at the one whose page this is. Its types don't know it yet.
globalStyle(`${pushedRow} > li:has([aria-current])`, { scrollInitialTarget: 'nearest' } as Record<
  string,
  string
>);
