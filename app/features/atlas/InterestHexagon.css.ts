import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const frame = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});

globalStyle(`${frame} > svg`, { width: '15rem', maxWidth: '100%', marginInline: 'auto' });

export const ring = style({ fill: 'none', stroke: vars.color.line, strokeWidth: 1 });

export const spoke = style({ stroke: vars.color.line, strokeWidth: 1 });

export const shape = style({
  fill: vars.color.accent,
  fillOpacity: 0.25,
  stroke: vars.color.accent,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

export const corner = style({ fontSize: vars.fontSize.small, fontWeight: 600, fill: vars.color.ink });

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const names = style({ textAlign: 'start', fontWeight: 600, paddingBlock: vars.space[1] });

globalStyle(`${names} small`, {
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  color: vars.color.inkSoft,
});

export const track = style({
  width: '45%',
  paddingInlineStart: vars.space[3],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${track} svg`, {
  // A flexible cell would be none to a screen reader.
  float: 'inline-start',
  width: 'calc(100% - 3rem)',
  height: '0.5rem',
  marginBlockStart: '0.6em',
});

globalStyle(`${track} rect:first-child`, { fill: vars.color.sunken });

globalStyle(`${track} rect:last-child`, { fill: vars.color.accent });
