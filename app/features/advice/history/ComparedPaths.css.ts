import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

/** Both analyses side by side, on a phone, too. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
});

globalStyle(`${table} th`, {
  padding: vars.space[3],
  background: vars.color.sunken,
  fontSize: vars.fontSize.small,
  textAlign: 'start',
});

export const cell = style({
  padding: vars.space[3],
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.wide]: { padding: vars.space[4] } },
});

export const name = style({ fontWeight: 600, lineHeight: 1.35 });

globalStyle(`${name} svg`, { marginInlineEnd: vars.space[2], verticalAlign: 'text-bottom' });

export const pay = style({ fontSize: vars.fontSize.small });

export const quotes = style({
  display: 'grid',
  gap: vars.space[1],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
  quotes: '"„" "”"',
});

export const changes = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: vars.space[5] });

/** The browser's own sign of what opens, pressed by a finger. */
export const moved = style({ paddingBlock: vars.space[3], fontWeight: 600, cursor: 'pointer' });
