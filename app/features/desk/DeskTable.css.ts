import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

/** A wide table scrolls within its own frame, with what is hidden in it, never the page. */
export const frame = style({
  position: 'relative',
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${table} thead th`, { background: vars.color.sunken, whiteSpace: 'nowrap' });

// What names a row keeps room beside a long last cell, and is not set word below word.
globalStyle(`${table} tbody th`, { minWidth: '11rem' });

globalStyle(`${table} tbody tr`, { borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}` });
