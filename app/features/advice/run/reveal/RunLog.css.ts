import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

/** Beside the map there is room for a line to read. */
export const BESIDE = '(min-width: 54rem)';

/** Beside the text runs the trail. */
export const gutter = '2rem';
export const mark = '1.25rem';

const lineX = `calc(-1 * ${gutter} + ${mark} / 2 - ${vars.stroke.mark} / 2)`;

/** What has been walked: as long as what is written. */
export const log = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[8],
  marginInlineStart: gutter,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `${vars.space[2]} 0`,
    insetInlineStart: lineX,
    borderInlineStart: `${vars.stroke.mark} solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
  },
  '@media': { [media.print]: { marginInlineStart: 0, '::before': { display: 'none' } } },
});

export const entries = style({ display: 'grid', gap: vars.space[6], padding: 0, listStyle: 'none' });

/** Its dot on the trail. */
export const entry = style({
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  gap: vars.space[1],
  scrollMarginTop: '11rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.5rem',
    insetInlineStart: `calc(-1 * ${gutter} + (${mark} - 0.75rem) / 2)`,
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: vars.radius.round,
    background: vars.color.accent,
    boxShadow: `0 0 0 ${vars.stroke.mark} ${vars.color.paper}`,
  },
  '@media': { [media.print]: { '::before': { display: 'none' } } },
});

/** Its card lies over the trail. */
export const pathEntry = style({ position: 'relative', scrollMarginTop: '11rem', minWidth: 0 });

export const wholeWidth = style({ position: 'relative' });

// On a phone a card has the whole width.
globalStyle(`${pathEntry} > *, ${wholeWidth}`, {
  '@media': { 'screen and (max-width: 47.99rem)': { marginInlineStart: `calc(-1 * ${gutter})` } },
});

export const line = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

/** Beside the text it stands already. */
export const mapPlace = style({
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  '@container': { [BESIDE]: { display: 'none' } },
});

export const legend = style({ display: 'grid', padding: 0, listStyle: 'none' });

/** Two lines high whatever stands in it, so that nothing moves when a name comes. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3.25rem',
  fontSize: vars.fontSize.small,
  lineHeight: 1.25,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}` } },
});

export const blank = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.25rem',
  border: `${vars.stroke.hair} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
});

export const waiting = style({ color: vars.color.inkSoft });

const comes = keyframes({ from: { opacity: 0 } });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: 600,
  color: vars.color.ink,
  textDecorationColor: vars.color.lineStrong,
  selectors: { '&:hover': { color: vars.color.accent } },
  '@media': { [media.motion]: { animation: `${comes} 180ms ease-out` } },
});

export const rowName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
