import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

const arrive = keyframes({ from: { opacity: 0 } });

const walk = keyframes({ from: { scale: '0 1' } });

// As an analysis grows: part after part, over within five seconds.
const MOMENTS_MS = { path: 900, plan: 2_300 } as const;

const ARRIVAL_MS = 180;

const WALK_MS = MOMENTS_MS.plan + ARRIVAL_MS;

/** A sheet of the guidebook. Its parts have their room from the start, so nothing moves when they come. */
export const sheet = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.sunken,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.wide]: { padding: vars.space[5] } },
});

/** The way that the analysis has walked: white, green, white, as a blaze is painted. */
export const way = style({
  height: vars.space[2],
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
});

export const walked = style({
  height: '100%',
  background: vars.color.accent,
  transformOrigin: 'left',
  '@media': { [media.motion]: { animation: `${walk} ${WALK_MS}ms steps(40) backwards` } },
});

export const arrivals = styleVariants(MOMENTS_MS, (delay) => ({
  '@media': { [media.motion]: { animation: `${arrive} ${ARRIVAL_MS}ms ease-out ${delay}ms backwards` } },
}));
