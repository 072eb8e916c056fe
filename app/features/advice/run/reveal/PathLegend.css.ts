import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

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
