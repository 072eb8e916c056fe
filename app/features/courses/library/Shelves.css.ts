import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

// One row that a thumb pushes on a phone, so that the courses stay near; all of them at once where there is room.
export const row = style({
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

globalStyle(`${row} > li`, { flex: 'none' });
