import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const frame = style({ display: 'grid', gap: vars.space[1] });

export const legend = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontWeight: 600,
});

export const figure = style({
  // Room for '100%', so that no digit that comes pushes another.
  minWidth: '4ch',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSoft,
});

export const trail = style({ position: 'relative', height: vars.space[6] });

// The native bar is there for those who listen; what one sees is the trail over it.
export const bar = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
});

// The outermost marks reach over the ends by half their size.
export const drawing = style({ width: '100%', height: '100%', overflow: 'visible' });

export const ahead = style({
  stroke: vars.color.lineStrong,
  strokeWidth: vars.stroke.bold,
  strokeDasharray: '5 5',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

export const walked = style({
  fill: vars.color.accent,
  '@media': {
    [media.motion]: { transition: 'width 180ms ease-out' },
    [media.forcedColours]: { fill: 'Highlight' },
  },
});

export const here = style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.mark,
  '@media': {
    [media.motion]: { transition: 'cx 180ms ease-out' },
    [media.forcedColours]: { fill: 'Canvas', stroke: 'Highlight' },
  },
});

export const reached = style({
  fill: vars.color.accent,
  '@media': { [media.forcedColours]: { fill: 'Highlight' } },
});

export const unreached = style({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: vars.stroke.bold,
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
