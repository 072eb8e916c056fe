import { style } from '@vanilla-extract/css';
import { screenOnly } from '../../../styles/print.css.ts';
import { vars } from '../../../styles/theme.css.ts';

export const helpLine = style([
  screenOnly,
  {
    margin: 0,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    background: vars.color.accentSoft,
    color: vars.color.ink,
    borderRadius: vars.radius.small,
    fontSize: vars.fontSize.small,
  },
]);

/** Tall enough for a finger among words. */
export const pressed = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
