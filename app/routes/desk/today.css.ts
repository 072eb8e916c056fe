import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const drawing = style({ display: 'block', width: '100%', height: '3rem' });

export const bar = style({
  fill: vars.color.lineStrong,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
});

/** Not over yet. */
export const today = style({
  fill: vars.color.accent,
  '@media': { [media.forcedColours]: { fill: 'Highlight' } },
});
