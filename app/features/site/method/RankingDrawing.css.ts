import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

// The drawing beside the words as soon as there is room; each number stands at about the height of its words.
export const figure = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  margin: 0,
  breakInside: 'avoid',
  '@media': { [media.wide]: { gridTemplateColumns: '11rem 1fr' } },
});

export const drawing = style({ width: '100%', maxWidth: '11rem', justifySelf: 'center' });

export const trail = style({
  fill: vars.color.accentSoft,
  '@media': { [media.forcedColours]: { fill: 'none', stroke: 'CanvasText' } },
});

export const edge = style({ stroke: vars.color.accent, strokeWidth: vars.stroke.bold });

export const mark = style({ fill: vars.color.surface, stroke: vars.color.accent, strokeWidth: 2 });

export const last = style({ fill: vars.color.accentSoft, strokeWidth: 4 });

export const count = style({ fontWeight: 600, fontSize: 15, fill: vars.color.ink });

export const steps = style({ display: 'grid', gap: vars.space[4], paddingInlineStart: vars.space[6] });

globalStyle(`${steps} > li::marker`, { color: vars.color.accent, fontWeight: 600 });
