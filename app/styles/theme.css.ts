// The theme: what parts and pages may use, by role. Dark follows the reader's system.
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import * as tokens from './tokens.ts';

export const vars = createGlobalTheme(':root', {
  color: tokens.lightColours,
  trail: tokens.lightTrails,
  blaze: tokens.blazePaint,
  space: tokens.space,
  fontSize: tokens.fontSize,
  font: tokens.font,
  width: tokens.width,
  radius: tokens.radius,
  shadow: '0 1px 2px rgb(29 37 33 / 0.06), 0 8px 24px rgb(29 37 33 / 0.10)',
});

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    [tokens.media.dark]: {
      vars: {
        ...assignVars(vars.color, tokens.darkColours),
        ...assignVars(vars.trail, tokens.darkTrails),
        [vars.shadow]: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.45)',
      },
    },
  },
});

export type TrailColour = keyof typeof tokens.lightTrails;
