import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const map = style({
  width: '100%',
  height: '12rem',
  background: vars.color.sunken,
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
});

/** Around the map by itself, which has no card. */
export const alone = style({
  borderInline: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});

/** Lines of equal height, as faint as on a real map. */
export const contour = style({ fill: 'none', stroke: vars.color.line, strokeWidth: 1.25 });

const line = style({ fill: 'none', strokeLinecap: 'round' });

export const way = style([line, { strokeWidth: 4 }]);

/** The colour of a trail, for its line and for the sign at its end. */
export const trails = styleVariants(vars.trail, (colour) => ({ stroke: colour }));

export const barred = style([
  line,
  {
    stroke: vars.color.lineStrong,
    strokeWidth: 2,
    strokeDasharray: '2 7',
    '@media': { [media.forcedColours]: { stroke: 'GrayText' } },
  },
]);

export const bar = style([line, { stroke: vars.color.lineStrong, strokeWidth: 3 }]);

export const end = style({ fill: vars.color.surface, strokeWidth: 4 });

export const endBarred = style({
  fill: vars.color.sunken,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '3 3',
});

export const number = style({
  fill: vars.color.ink,
  fontFamily: vars.font.heading,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const numberBarred = style([number, { fill: vars.color.inkSoft }]);

export const here = style({ fill: vars.color.surface, stroke: vars.color.accent, strokeWidth: 3 });

export const hereMiddle = style({ fill: vars.color.accent });

export const label = style({ fill: vars.color.ink, fontWeight: 600 });
