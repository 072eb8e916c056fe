import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { bottomBar } from '../../../styles/tokens.ts';

const MARK = '2rem';

export const plan = style({ counterReset: 'modul', display: 'grid', padding: 0, listStyle: 'none' });

// A numbered stop, and the footpath to the next one.
export const stop = style({
  counterIncrement: 'modul',
  position: 'relative',
  minHeight: MARK,
  maxWidth: vars.width.reading,
  paddingInlineStart: `calc(${MARK} + ${vars.space[4]})`,
  paddingBlockEnd: vars.space[5],
  '::before': {
    content: 'counter(modul)',
    position: 'absolute',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: MARK,
    height: MARK,
    fontSize: vars.fontSize.small,
    fontWeight: 600,
    color: vars.color.accent,
    background: vars.color.accentSoft,
    borderRadius: vars.radius.round,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `${MARK} 0`,
      insetInlineStart: `calc(${MARK} / 2)`,
      borderInlineStart: `${vars.stroke.bold} dashed ${vars.color.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

const BAR = '4.75rem';
/** From the button in the offer to the part that the lane lies over: the facts between them. */
const FACTS = '37rem';
const SCREEN_BELOW_DESKTOP = 'screen and (max-width: 61.99rem)';

// The lane begins a screen below the button, so that the bar, which sticks to its lower end, comes into view when the button has left it.
// No script measures anything.
export const lane = style({
  display: 'none',
  '@media': {
    [SCREEN_BELOW_DESKTOP]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      position: 'absolute',
      insetBlockStart: `calc(100svh - ${FACTS})`,
      insetBlockEnd: 0,
      insetInline: `calc(-1 * ${vars.space[4]})`,
      zIndex: 1,
      pointerEvents: 'none',
    },
    [`${SCREEN_BELOW_DESKTOP} and (min-width: 48rem)`]: { insetInline: `calc(-1 * ${vars.space[8]})` },
  },
});

/** What the lane lies over: the bar's place at its end is free. */
export const underBar = style({
  position: 'relative',
  '@media': { [SCREEN_BELOW_DESKTOP]: { paddingBlockEnd: BAR } },
});

export const bar = style({
  position: 'sticky',
  insetBlockEnd: bottomBar.height,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: BAR,
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[3],
  paddingBlockEnd: `max(${vars.space[3]}, calc(env(safe-area-inset-bottom) - ${bottomBar.height}))`,
  background: vars.color.surface,
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  boxShadow: vars.shadow,
  pointerEvents: 'auto',
});

// Whatever gets the focus stops above the bar.
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [SCREEN_BELOW_DESKTOP]: { scrollPaddingBottom: `calc(${BAR} + ${bottomBar.height} + ${vars.space[4]})` },
  },
});

globalStyle(`${bar} p`, { margin: 0 });
