import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const table = style({ width: '100%', maxWidth: vars.width.reading, borderCollapse: 'collapse' });

export const row = style({
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  breakInside: 'avoid',
});

/** Words, bar and button under one another; on a wide screen the button stands beside the words, in a column as wide in every row, since
 * lengths of bars are compared. */
export const cell = style({
  display: 'grid',
  gridTemplate: '"words" auto "bar" auto "button" auto / minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  fontWeight: 'inherit',
  textAlign: 'start',
  '@media': {
    [media.wide]: { gridTemplate: '"words button" auto "bar button" auto / minmax(0, 1fr) 8rem' },
    [media.print]: { paddingBlock: vars.space[1] },
  },
});

export const words = style({ gridArea: 'words' });

/** On paper the figure beside it says the same. */
export const bar = style({
  gridArea: 'bar',
  width: '100%',
  height: '0.875rem',
  '@media': { [media.print]: { display: 'none' } },
});

export const figure = style({
  width: '3.5em',
  paddingBlock: vars.space[2],
  verticalAlign: 'top',
  textAlign: 'end',
  fontFamily: vars.font.heading,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.wide]: { lineHeight: vars.size.target },
    [media.print]: { paddingBlock: vars.space[1] },
  },
});

export const zero = style({
  stroke: vars.color.lineStrong,
  strokeWidth: vars.stroke.hair,
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

export const barFor = style({
  fill: vars.color.accent,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
});

/** Against: to the left, and hollow, so that colour alone says nothing. */
export const barAgainst = style({
  fill: vars.color.surface,
  stroke: vars.color.inkSoft,
  strokeWidth: vars.stroke.bold,
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const barDenied = style({ opacity: 0.3 });

export const button = style({
  gridArea: 'button',
  minHeight: vars.size.target,
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: vars.color.accent } },
  '@media': { [media.wide]: { textAlign: 'end' } },
});
