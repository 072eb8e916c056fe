import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';
import { BESIDE, gutter, mark } from './reveal/RunLog.css.ts';

export const run = style({ containerType: 'inline-size' });

// Under the page's sticky header, so that it stays in sight while one reads on.
export const status = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: 3,
  paddingBlock: vars.space[3],
  background: vars.color.paper,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@container': {
    [BESIDE]: { gridTemplateColumns: '20rem minmax(0, 42rem)', columnGap: vars.space[12] },
  },
});

export const mapCard = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@container': {
    [BESIDE]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + 7rem)` },
    '(min-width: 34rem) and (max-width: 53.99rem)': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
      columnGap: vars.space[6],
    },
  },
});

// What grows does so into room that is there already: what stands below isn't pushed while it can be seen.
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '140dvh',
  paddingBlockEnd: '40dvh',
  '@media': { [media.print]: { minHeight: 0, paddingBlockEnd: 0 } },
});

// The way to the end isn't hidden by what sticks to the window's edge.
globalStyle(`${main} [id]`, { scrollMarginTop: '11rem' });

const breathe = keyframes({ '50%': { boxShadow: `0 0 0 ${vars.space[2]} transparent` } });

/** A ring, 'you are here'. */
export const here = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minHeight: '9rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.2rem',
    insetInlineStart: `calc(-1 * ${gutter})`,
    width: mark,
    height: mark,
    borderRadius: vars.radius.round,
    border: `${vars.stroke.mark} solid ${vars.color.accent}`,
    background: vars.color.surface,
    boxShadow: `0 0 0 ${vars.stroke.mark} ${vars.color.accentSoft}`,
  },
  '@media': {
    [media.motion]: { '::before': { animation: `${breathe} 1600ms ease-in-out infinite` } },
  },
});

/** On a phone some of it takes two lines: what stands below doesn't move for that. */
export const now = style({
  fontWeight: 600,
  minHeight: '2lh',
  '@media': { [media.wide]: { minHeight: '1lh' } },
});

const comes = keyframes({ from: { opacity: 0 } });

export const note = style({
  color: vars.color.inkSoft,
  '@media': { [media.motion]: { animation: `${comes} 180ms ease-out` } },
});
