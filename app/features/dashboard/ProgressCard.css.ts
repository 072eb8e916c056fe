import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

// In one column it comes before the long analysis; nothing in it takes the focus, so the order of tabbing stays.
export const card = style({ order: -1, '@media': { [media.desktop]: { order: 0 } } });

export const items = style({ display: 'grid', gap: vars.space[2], padding: 0, listStyle: 'none' });

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const done = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.accentInk,
});

export const open = style([
  done,
  { background: 'transparent', border: `1.5px solid ${vars.color.lineStrong}`, color: 'transparent' },
]);
