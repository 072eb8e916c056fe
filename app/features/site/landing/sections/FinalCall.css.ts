import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

// A blaze across the whole page: white, colour, white.
export const band = style({
  paddingBlock: vars.space[5],
  background: vars.color.accentSoft,
  borderBlock: `${vars.space[2]} solid ${vars.color.surface}`,
  // The footer keeps its distance from pages; here nothing comes between.
  marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
  outline: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.wide]: { paddingBlock: vars.space[16] } },
});

export const row = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

/** On a phone the button says enough. */
export const said = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
