import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: vars.width.reading,
  height: 'auto',
  aspectRatio: '20 / 9',
  background: vars.color.sunken,
  borderRadius: vars.radius.large,
});

export const ways = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  padding: 0,
  listStyle: 'none',
});

// A signpost's arm: the whole of it can be pressed.
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '3.25rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { borderColor: vars.color.accent, color: vars.color.accent } },
});

export const kind = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  color: vars.color.inkSoft,
});
