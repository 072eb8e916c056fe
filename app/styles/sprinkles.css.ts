// Single declarations of the theme's values, shared by the parts. To be called in `.css.ts` files only: then only class names
// reach the browser, and not the library.
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { atoms } from './layers.css.ts';
import { vars } from './theme.css.ts';

const { ink, inkSoft, accent, accentInk, positive, warning, negative } = vars.color;
const { surface, sunken, accentSoft, positiveSoft, warningSoft, negativeSoft } = vars.color;

const properties = defineProperties({
  '@layer': atoms,
  properties: {
    gap: vars.space,
    fontSize: vars.fontSize,
    borderRadius: vars.radius,
    color: { ink, inkSoft, accent, accentInk, positive, warning, negative },
    background: { surface, sunken, accent, accentSoft, positiveSoft, warningSoft, negativeSoft },
  },
});

export const sprinkles = createSprinkles(properties);
