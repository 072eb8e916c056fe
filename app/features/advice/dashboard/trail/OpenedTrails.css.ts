import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const opened = style({
  padding: vars.space[5],
  background: vars.color.accentSoft,
  border: `${vars.stroke.hair} solid ${vars.color.accent}`,
  borderRadius: vars.radius.large,
  '@media': {
    [media.wide]: { padding: vars.space[6] },
    [media.print]: { display: 'none' },
  },
});

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  // A name of two lines pushes no line up.
  alignItems: 'end',
  gap: vars.space[4],
  padding: 0,
  listStyle: 'none',
});

export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[2],
  fontFamily: vars.font.heading,
  fontWeight: 650,
});

const draw = keyframes({ from: { strokeDashoffset: '1' } });

export const line = style({ width: '100%', height: vars.space[5], marginBlockStart: vars.space[1] });

globalStyle(`${line} path`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.stroke.mark,
  strokeLinecap: 'round',
  strokeDasharray: '1',
  '@media': {
    // Each is walked in a second, one after the other.
    [media.motion]: { animation: `${draw} 1s ease-in-out 1 backwards` },
  },
});
for (const [place, delay] of [
  [2, '350ms'],
  [3, '700ms'],
  [4, '1050ms'],
] as const)
  globalStyle(`${lines} > :nth-child(${place}) ${line} path`, {
    '@media': { [media.motion]: { animationDelay: delay } },
  });

export const colours = styleVariants(vars.trail, (colour) => ({ color: colour }));
