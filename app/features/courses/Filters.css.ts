import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const filters = style({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const filter = style({
  selectors: { '&[open]': { flexBasis: '100%' } },
  '@media': {
    [media.wide]: { position: 'relative', selectors: { '&[open]': { flexBasis: 'auto' } } },
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

// On a phone it stands in the page, elsewhere over it.
const base = style({
  minWidth: 0,
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': {
    [media.wide]: {
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: 0,
      minWidth: '16rem',
      boxShadow: vars.shadow,
    },
  },
});

export const panel = style([base]);

export const widePanel = style([
  base,
  { '@media': { [media.wide]: { width: 'min(46rem, calc(100vw - 3rem))' } } },
]);

export const choices = style({
  display: 'grid',
  columnGap: vars.space[4],
  selectors: {
    [`${widePanel} > &`]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))' },
  },
});

export const count = style({ fontWeight: 400, color: vars.color.inkSoft });
