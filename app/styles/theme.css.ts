// The theme: what parts and pages may use, by role. Dark follows the reader's system.
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { fontStacks } from './fonts.css.ts';
import * as tokens from './tokens.ts';

export const vars = createGlobalTheme(':root', {
  color: tokens.lightColours,
  trail: tokens.lightTrails,
  blaze: tokens.blazePaint,
  space: tokens.space,
  fontSize: tokens.fontSize,
  font: fontStacks,
  width: tokens.width,
  radius: tokens.radius,
  stroke: tokens.stroke,
  size: tokens.size,
  shadow: tokens.lightShadow,
});

export const lightVars = {
  ...assignVars(vars.color, tokens.lightColours),
  ...assignVars(vars.trail, tokens.lightTrails),
  [vars.shadow]: tokens.lightShadow,
};

export const darkVars = {
  ...assignVars(vars.color, tokens.darkColours),
  ...assignVars(vars.trail, tokens.darkTrails),
  [vars.shadow]: tokens.darkShadow,
};

globalStyle(':root', {
  colorScheme: 'light dark',
  // Where nothing is at the window's lower edge.
  vars: { [tokens.bottomBar.name]: '0px' },
  // What is printed is light, whatever the reader's system says.
  '@media': {
    [`screen and ${tokens.media.dark}`]: { vars: darkVars },
    [tokens.media.print]: {
      vars: { [vars.color.paper]: tokens.printPaper, [vars.color.surface]: tokens.printPaper },
    },
  },
});

export type TrailColour = keyof typeof tokens.lightTrails;
