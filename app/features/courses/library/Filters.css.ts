import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const filters = style({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const filter = style({
  '@media': {
    [media.wide]: { position: 'relative' },
    [media.noScript]: { selectors: { '&[open]': { flexBasis: '100%' } } },
  },
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingInline: vars.space[4],
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { borderColor: vars.color.accent },
    [`${filter}[open] > &`]: { background: vars.color.accentSoft, borderColor: vars.color.accent },
  },
});

globalStyle(`${filter}[open] > ${name} svg`, { transform: 'rotate(180deg)' });

// Over the list, so that nothing moves under a finger: under all the names on a phone, under its own elsewhere. Without
// JavaScript it stands in the page, since the button that sends the choices comes after it.
const base = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  insetInline: 0,
  maxHeight: '65dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minWidth: 0,
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow,
  '@media': {
    [media.wide]: { insetInlineEnd: 'auto', minWidth: '18rem' },
    [media.noScript]: { position: 'static', maxHeight: 'none', boxShadow: 'none' },
  },
});

export const panel = style([base]);

export const widePanel = style([
  base,
  {
    '@media': {
      [media.wide]: { width: 'min(52rem, calc(100vw - 4rem))' },
      [media.noScript]: { width: 'auto' },
    },
  },
]);

export const choices = style({
  display: 'grid',
  columnGap: vars.space[4],
  selectors: {
    [`${widePanel} > &`]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))' },
  },
});

export const count = style({ fontWeight: 400, color: vars.color.inkSoft });
