import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const header = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  background: vars.color.paper,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { print: { position: 'static' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.header,
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineEnd: 'auto',
  minHeight: vars.size.target,
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
});

export const name = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 600,
  lineHeight: 1,
});

export const line = style({
  display: 'none',
  paddingInlineStart: vars.space[2],
  borderInlineStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  lineHeight: 1.2,
  color: vars.color.inkSoft,
  // Between mobile and desktop the room is the links'.
  '@media': { [media.desktop]: { display: 'inline' } },
});

export const links = style({
  display: 'none',
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { display: 'flex' }, [media.desktop]: { gap: vars.space[1] } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  fontSize: vars.fontSize.small,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.accentSoft } },
  '@media': { [media.desktop]: { paddingInline: vars.space[3] } },
});

/** Beside the way to join; on the narrowest screens it is in the menu only. */
export const signIn = style({
  color: vars.color.accent,
  fontWeight: 600,
  '@media': { '(max-width: 21.9375rem)': { display: 'none' } },
});

/** What stands for the account has to fit beside the logo and the menu at 360 px. '&&' wins over the button's own class. */
export const account = style({
  selectors: {
    '&&': { gap: 0, paddingInline: vars.space[3], fontSize: vars.fontSize.small, whiteSpace: 'nowrap' },
  },
  '@media': {
    [media.wide]: { selectors: { '&&': { paddingInline: vars.space[5], fontSize: 'inherit' } } },
  },
});

export const runLink = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  // The smallest phones have no room to spare.
  marginInline: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.small,
  color: vars.color.accent,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { background: vars.color.accentSoft },
    '&[data-state=failed]': { color: vars.color.negative },
  },
  '@media': { print: { display: 'none' } },
});

export const picture = style({ width: '2rem', height: '1.5rem', fill: 'none', strokeLinecap: 'round' });

// What lies ahead is dashed, as on a map.
export const way = style({ stroke: vars.color.lineStrong, strokeWidth: 2, strokeDasharray: '1 4' });

export const walkedWay = style({
  stroke: 'currentColor',
  strokeWidth: 3,
  '@media': { [media.motion]: { transition: 'stroke-dasharray 160ms ease-out' } },
});

// The way's end: an open ring until one is there.
export const end = style({
  fill: vars.color.paper,
  stroke: 'currentColor',
  strokeWidth: 2,
  selectors: { '[data-state=done] &': { fill: 'currentColor' } },
});
