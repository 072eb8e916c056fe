// Light and dark whatever the reader's system says: for the gallery, which shows both side by side.
import { style } from '@vanilla-extract/css';
import { darkVars, lightVars, vars } from './theme.css.ts';

const base = style({ background: vars.color.paper, color: vars.color.ink });

export const forcedLight = style([base, { colorScheme: 'light', vars: lightVars }]);

export const forcedDark = style([base, { colorScheme: 'dark', vars: darkVars }]);
