import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const occupation = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
});

// A blaze across the whole page: white, colour, white.
export const band = style({
  paddingBlock: vars.space[5],
  background: vars.color.accentSoft,
  borderBlock: `${vars.space[2]} solid ${vars.color.surface}`,
  // The footer keeps its distance from pages; here nothing comes between.
  marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
  outline: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.wide]: { paddingBlock: vars.space[16] } },
});

export const row = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

/** On a phone the button says enough. */
export const said = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });

const MARK = vars.size.target;
const RISE = '2rem';
const GAP = vars.space[8];

/** Four steps of a climb: beside a footpath on narrow screens, along a rising one on wide screens. */
export const climb = style({
  position: 'relative',
  display: 'grid',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: GAP },
  },
});

export const steps = style({ display: 'contents', padding: 0, listStyle: 'none' });

// From the middle of the first mark to the middle of the last: three columns long, three rises high.
export const footpath = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: `calc(${MARK} / 2)`,
      insetInlineStart: `calc(${MARK} / 2)`,
      width: `calc((100% + ${GAP}) * 0.75)`,
      height: `calc(3 * ${RISE})`,
      maxWidth: 'none',
      overflow: 'visible',
    },
  },
});

export const dashes = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
  strokeDasharray: '7 6',
  vectorEffect: 'non-scaling-stroke',
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  columnGap: vars.space[4],
  paddingBlockEnd: vars.space[4],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc((${MARK} - ${vars.stroke.bold}) / 2)`,
      borderInlineStart: `${vars.stroke.bold} dashed ${vars.color.lineStrong}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.desktop]: {
      alignContent: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[4],
      paddingBlockEnd: 0,
      selectors: {
        '&:not(:last-child)::before': { display: 'none' },
        '&:nth-child(1)': { paddingBlockStart: `calc(3 * ${RISE})` },
        '&:nth-child(2)': { paddingBlockStart: `calc(2 * ${RISE})` },
        '&:nth-child(3)': { paddingBlockStart: RISE },
      },
    },
  },
});

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  borderRadius: '50%',
  // The ring of paper keeps the footpath off the mark.
  boxShadow: `0 0 0 ${vars.stroke.trail} ${vars.color.paper}`,
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 600,
  lineHeight: 1,
});
