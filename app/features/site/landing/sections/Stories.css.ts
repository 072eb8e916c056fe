import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';
import { bare } from '../../../../ui/form/Button.css.ts';

// All slides lie in one cell, so that the tallest gives the height and nothing moves; without scripts they stand one under the
// other.
export const slides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.noScript]: { gap: vars.space[8] }, print: { gap: vars.space[8] } },
});

export const slide = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  selectors: { '&[data-shown=false]': { visibility: 'hidden' } },
  '@media': {
    [media.wide]: { gap: vars.space[8], padding: vars.space[8] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gap: vars.space[16],
      padding: vars.space[12],
    },
    [media.noScript]: {
      gridArea: 'auto',
      selectors: { '&[data-shown=false]': { visibility: 'visible' } },
    },
    print: { gridArea: 'auto', selectors: { '&[data-shown=false]': { visibility: 'visible' } } },
  },
});

export const quote = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.35,
  '@media': { [media.wide]: { fontSize: vars.fontSize.h3 } },
});

export const inAtlas = style({ paddingBlockStart: vars.space[1] });

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // The words of the buttons, not their targets, line up with the slide's edges.
  marginInline: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
});

/** On a phone there is room for the icon only. */
export const shareWord = style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } });

export const dots = style({ display: 'flex', marginInlineEnd: 'auto' });

// A blaze-sized mark in a target that a finger can hit.
export const dot = style([
  bare,
  {
    '::before': {
      content: '',
      width: vars.space[3],
      height: vars.space[3],
      border: `${vars.stroke.bold} solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.round,
    },
  },
]);

globalStyle(`${dot}:hover::before`, { borderColor: vars.color.accent });

globalStyle(`${dot}[aria-current=true]::before`, {
  width: vars.space[8],
  borderColor: vars.color.accent,
  background: vars.color.accent,
});
