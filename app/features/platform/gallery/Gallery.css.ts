import { style, styleVariants } from '@vanilla-extract/css';
import { forcedDark, forcedLight } from '../../../styles/forced-theme.css.ts';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[8],
  gap: vars.space[12],
});

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  minWidth: 0,
  padding: vars.space[5],
});

export const themes = styleVariants({ light: [side, forcedLight], dark: [side, forcedDark] });

/** What the ring looks like, without having to press Tab for each picture. */
export const focused = style({
  outline: `${vars.stroke.bold} solid ${vars.color.accent}`,
  outlineOffset: vars.stroke.bold,
});

export const swatches = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
});

const swatch = style({
  height: vars.space[8],
  borderRadius: vars.radius.small,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
});

export const colours = styleVariants(vars.color, (background) => [swatch, { background }]);

export const trails = styleVariants(vars.trail, (background) => [swatch, { background }]);
