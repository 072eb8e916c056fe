// Single declarations of the theme's values, shared by the parts. To be called in `.css.ts` files only: then only class names
// reach the browser, and not the library. A later property wins over an earlier one, so what is short comes first.
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { atoms } from './layers.css.ts';
import { vars } from './theme.css.ts';

const { ink, inkSoft, accent, accentInk, positive, warning, negative } = vars.color;
const { surface, sunken, accentSoft, positiveSoft, warningSoft, negativeSoft } = vars.color;

const hairline = `${vars.stroke.hair} solid ${vars.color.line}`;

const properties = defineProperties({
  '@layer': atoms,
  properties: {
    paddingBlock: vars.space,
    paddingBlockStart: vars.space,
    gap: vars.space,
    rowGap: vars.space,
    columnGap: vars.space,
    fontSize: vars.fontSize,
    fontWeight: { regular: 400, strong: 600, heading: 650 },
    fontVariantNumeric: ['tabular-nums'],
    textAlign: ['center'],
    color: { ink, inkSoft, accent, accentInk, positive, warning, negative },
    background: { surface, sunken, accent, accentSoft, positiveSoft, warningSoft, negativeSoft },
    borderBlockStart: { hairline },
    borderRadius: vars.radius,
  },
});

export const sprinkles = createSprinkles(properties);
