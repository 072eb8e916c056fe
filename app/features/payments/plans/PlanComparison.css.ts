import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'start',
  fontSize: vars.fontSize.small,
  lineHeight: 1.35,
  hyphens: 'auto',
  '@media': { [media.wide]: { fontSize: vars.fontSize.text } },
});

export const corner = style({ width: '38%', '@media': { [media.wide]: { width: '42%' } } });

const cell = {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[2],
  verticalAlign: 'top',
  textAlign: 'start',
} as const;

const line = `${vars.stroke.hair} solid ${vars.color.line}`;

export const plan = style({
  ...cell,
  fontFamily: vars.font.heading,
  fontWeight: 650,
});

export const thing = style({ ...cell, borderBlockStart: line, fontWeight: 600 });

/** A phone has room for the name alone. */
export const thingNote = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block' } },
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
});

export const offer = style({ ...cell, borderBlockStart: line, fontVariantNumeric: 'tabular-nums' });

export const marks = style({
  height: '1.25rem',
  maxWidth: '100%',
  marginBlockEnd: vars.space[1],
  overflow: 'visible',
});

const mark = style({
  strokeWidth: 1.5,
  '@media': { [media.forcedColours]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});

export const filled = style([mark, { fill: vars.color.accent, stroke: vars.color.accent }]);

export const trails = styleVariants(vars.trail, (colour) => [mark, { fill: colour, stroke: colour }]);

export const hollow = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1.5 });
