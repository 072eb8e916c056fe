import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const map = style({ display: 'block', width: '100%', height: 'auto' });

const line = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const hill = style([line, { stroke: vars.color.line, strokeWidth: 1.5 }]);

export const peak = style([
  line,
  { stroke: vars.color.lineStrong, strokeWidth: 1.5, fill: vars.color.surface },
]);

export const ahead = style([line, { stroke: vars.color.lineStrong, strokeWidth: 3, strokeDasharray: '1 8' }]);

/** Slower than anything else of ours: that it grows is what there is to see. */
export const drawn = style({
  '@media': { [media.motion]: { transition: 'stroke-dasharray 900ms ease-out' } },
});

export const crossing = style([line, { stroke: vars.color.accent, strokeWidth: 5 }]);

export const contour = style([line, { stroke: vars.color.accent, strokeWidth: 2, opacity: 0.8 }]);

export const trails = styleVariants(vars.trail, (colour) => [line, { stroke: colour, strokeWidth: 5 }]);

export const quiet = style({ opacity: 0.45 });

const stamped = keyframes({ from: { opacity: 0 } });

export const arrived = style({
  '@media': { [media.motion]: { animation: `${stamped} 180ms ease-out 700ms backwards` } },
});

export const blazeWhite = style({ fill: vars.blaze.white, stroke: vars.color.lineStrong });

const { white: _, ...paints } = vars.blaze;

export const blazePaints = styleVariants(paints, (fill) => ({ fill }));

export const start = style({ fill: vars.color.surface, stroke: vars.color.accent, strokeWidth: 4 });

export const crossroads = style({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
});
