// The paints of the courses' drawings (content/courses/covers) by day, as in the light theme, and by night: there the
// ground is dark, outlines are pale and the paints subdued, so that fifty of them don't glare.
import { blazePaint, lightColours } from '#app/styles/tokens.ts';

export type CoverPaints = Record<
  | keyof typeof blazePaint
  | 'surface'
  | 'ink'
  | 'wood'
  | 'line'
  | 'soft'
  | 'accent'
  | 'sky'
  | 'hill'
  | 'contour',
  string
>;

export const DAY: CoverPaints = {
  ...blazePaint,
  surface: lightColours.surface,
  ink: lightColours.ink,
  wood: lightColours.lineStrong,
  line: lightColours.line,
  soft: lightColours.accentSoft,
  accent: lightColours.accent,
  sky: lightColours.paper,
  hill: lightColours.sunken,
  contour: lightColours.line,
};

export const NIGHT: CoverPaints = {
  white: '#d3d9d2',
  red: '#b9544a',
  blue: '#4b7fb8',
  green: '#478c5f',
  yellow: '#c29634',
  black: '#4d5953',
  surface: '#2d3933',
  ink: '#a9b6ad',
  wood: '#6d786f',
  line: '#4b5851',
  soft: '#223f33',
  accent: '#4f9a7c',
  sky: '#161d19',
  hill: '#212b26',
  contour: '#29342e',
};
