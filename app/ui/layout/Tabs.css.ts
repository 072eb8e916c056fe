import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

// A grid or flex parent would otherwise grow with the row of tabs.
export const frame = style({ minWidth: 0 });

/** One row that scrolls by itself when there is no room; without scripts there is nothing to choose. */
export const list = style({
  display: 'flex',
  gap: vars.space[1],
  // Room for the focus ring, which a scrolling row would cut off.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [media.noScript]: { display: 'none' } },
});

export const tab = style({
  flex: 'none',
  minHeight: vars.size.target,
  paddingInline: vars.space[4],
  background: 'transparent',
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  fontWeight: 600,
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    '&[aria-selected=true]': {
      background: vars.color.accent,
      color: vars.color.accentInk,
    },
  },
  '@media': { [media.motion]: { transition: 'background-color 120ms' } },
});

export const panel = style({
  marginBlockStart: vars.space[6],
  borderRadius: vars.radius.small,
  selectors: { '&[data-chosen=false]': { display: 'none' } },
  '@media': {
    [media.noScript]: { selectors: { '&[data-chosen=false]': { display: 'block' } } },
  },
});

export const panelName = style({
  display: 'none',
  marginBlockEnd: vars.space[3],
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 650,
  '@media': { [media.noScript]: { display: 'block' } },
});
