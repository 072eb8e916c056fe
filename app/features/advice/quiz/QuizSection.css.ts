import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';
import { hiddenOnPhones } from '../../../ui/text/VisuallyHidden.css.ts';

/** A sheet on the map: on a phone as narrow in its margins as a finger allows. */
export const sheet = style({
  boxShadow: vars.shadow,
  selectors: { '&&': { padding: vars.space[4] } },
  '@media': { [media.wide]: { selectors: { '&&': { padding: vars.space[6] } } } },
});

// On a phone the hero's words stand right above, so it is there for those who listen.
export const title = style([hiddenOnPhones, { display: 'flex', alignItems: 'center', gap: vars.space[2] }]);
