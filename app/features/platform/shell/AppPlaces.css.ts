import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { bottomBar, media } from '../../../styles/tokens.ts';
import { link } from './Header.css.ts';

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
  paddingInline: vars.space[3],
  marginBlockEnd: vars.space[2],
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

// '&&' wins over the button's own class.
export const leave = style({ selectors: { '&&': { width: '100%', justifyContent: 'flex-start' } } });

const ROW = '3.5rem';

// Fixed to the window although it stands in the header, which makes no box of its own for it.
export const places = style({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      background: vars.color.surface,
      // A border would make it higher than the room that the page leaves for it.
      boxShadow: `0 calc(-1 * ${vars.stroke.hair}) ${vars.color.line}`,
    },
  },
});

export const list = style({
  display: 'flex',
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [media.desktop]: { gap: vars.space[1] },
  },
});

export const place = style([
  link,
  {
    gap: vars.space[2],
    selectors: {
      '&[aria-current]': {
        color: vars.color.accent,
        fontWeight: 600,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        // Not by colour alone.
        boxShadow: `inset 0 calc(-1 * ${vars.stroke.mark}) ${vars.color.accent}`,
      },
    },
    '@media': {
      // The mark of the current one lies on the header's own line.
      [media.wide]: { minHeight: vars.size.header },
      [media.phone]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 0,
        minHeight: ROW,
        paddingInline: 0,
        fontSize: '0.875rem',
        lineHeight: 1.2,
        borderRadius: 0,
        outlineOffset: `calc(-1 * ${vars.stroke.mark})`,
        selectors: { '&[aria-current]': { boxShadow: `inset 0 ${vars.stroke.mark} ${vars.color.accent}` } },
      },
      [media.forcedColours]: {
        selectors: { '&[aria-current]': { outline: `${vars.stroke.bold} solid` } },
      },
    },
  },
]);

// What sticks to the window's edge, the page's end and whatever gets the focus stay above it.
globalStyle(`html:has(${places})`, {
  '@media': {
    [media.phone]: {
      vars: { [bottomBar.name]: `calc(${ROW} + env(safe-area-inset-bottom))` },
      scrollPaddingBottom: `calc(${bottomBar.height} + ${vars.space[4]})`,
    },
  },
});
globalStyle(`body:has(${places})`, { '@media': { [media.phone]: { paddingBlockEnd: bottomBar.height } } });
