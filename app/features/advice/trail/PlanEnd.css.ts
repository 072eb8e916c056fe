import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';
import {
  doneMark,
  stageList,
  stageMark,
  stageName,
  stageOf,
  stageRow,
  walkedStage,
} from '../../../ui/layout/stage-rules.ts';

const MARK = '1.75rem';

export const steps = style(stageList);

// On paper a step stays whole.
export const step = style([stageOf(MARK, vars.space[2]), { breakInside: 'avoid' }]);

export const walkedMark = style(walkedStage);

export const number = style({
  ...stageMark(MARK),
  selectors: { '&[data-done=true]': doneMark },
});

export const row = style({ ...stageRow, marginInlineStart: `calc(-1 * ${vars.space[1]})` });

export const name = style(stageName);

export const body = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
});

export const dateField = style({
  flex: '1 1 12rem',
  '@media': { [media.wide]: { flex: '0 0 12rem' } },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
  padding: vars.space[5],
  background: vars.color.accentSoft,
  borderRadius: vars.radius.large,
  breakInside: 'avoid',
});

globalStyle(`${end} > :last-child`, { flex: '1 1 14rem' });

export const summit = style({ flex: '0 0 6.5rem', width: '6.5rem', rotate: '-6deg' });

const line = {
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: vars.stroke.bold,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const ring = style({ ...line, strokeDasharray: '1' });

export const way = style({ ...line, strokeWidth: vars.stroke.mark, strokeDasharray: '1' });

export const ringWords = style({
  fill: vars.color.accent,
  fontFamily: vars.font.heading,
  fontWeight: 700,
});

const draw = keyframes({ from: { strokeDashoffset: '1' } });
const land = keyframes({ from: { opacity: 0, scale: '1.6', rotate: '8deg' } });

/** The stamp comes down and its trail is drawn, once. */
export const drawn = style({});

globalStyle(`${drawn} ${summit}`, {
  '@media': { [media.motion]: { animation: `${land} 300ms ease-out 1` } },
});
globalStyle(`${drawn} ${way}`, {
  '@media': { [media.motion]: { animation: `${draw} 700ms 200ms ease-in-out 1 backwards` } },
});
