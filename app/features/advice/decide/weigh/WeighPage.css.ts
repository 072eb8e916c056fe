import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { bottomBar, media } from '../../../../styles/tokens.ts';
import { ABOVE_LOWER_BAR, LOWER_BAR } from '../lower-bar.ts';

export const criteria = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const criterion = style({
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  paddingBlockStart: vars.space[2],
});

/** A criterion's name, and beside it what takes it away. */
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const name = style({ overflowWrap: 'anywhere' });

/** What is weighed, and its five steps beside it: on a phone, too, so that all of a criterion is seen at once. */
export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  minWidth: 0,
  marginBlockEnd: vars.space[1],
  padding: 0,
  border: 0,
});

export const scaleName = style({
  fontSize: vars.fontSize.small,
  lineHeight: 1.25,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const steps = style({ display: 'flex' });

export const step = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: vars.size.target,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  marginInlineStart: `calc(-1 * ${vars.stroke.hair})`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.accent, color: vars.color.accentInk, fontWeight: 600 },
    '&:has(:focus-visible)': {
      zIndex: 1,
      outline: `${vars.stroke.bold} solid ${vars.color.accent}`,
      outlineOffset: vars.stroke.bold,
    },
  },
});

// The whole step is the button.
globalStyle(`${step} > input`, { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' });

/** Its two steps for each path. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[4],
  alignItems: 'end',
});

/** What comes out lies over the lower end of the screen while one weighs, with the button that keeps it. */
export const bar = style({
  ...LOWER_BAR,
  insetBlockEnd: 0,
  '@media': { [media.phone]: { insetBlockEnd: bottomBar.height } },
});

globalStyle(`:root:has(${bar})`, ABOVE_LOWER_BAR);

export const standing = style({
  flex: 1,
  maxWidth: '30rem',
  minWidth: 0,
  margin: 0,
  fontSize: vars.fontSize.small,
  lineHeight: 1.35,
});

globalStyle(`${standing} > span`, { display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });

globalStyle(`${standing} > span > :first-child`, {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const turns = style({ display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[5] });
