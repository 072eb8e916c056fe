import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  breakInside: 'avoid',
});

export const reason = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const dots = style({ flex: 'none' });

export const dot = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: vars.stroke.hair });

export const filledDot = style({
  fill: vars.color.accent,
  stroke: vars.color.accent,
  '@media': { [media.forcedColours]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});
