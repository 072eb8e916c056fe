import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

/** A section that arrives while the analysis is made fades in once. */
export const arriving = style({
  '@media': { [media.motion]: { animation: `${fadeIn} 180ms ease-out` } },
});

/** Texts of the model keep their line breaks. */
export const written = style({ whiteSpace: 'pre-line' });

export const list = style({ display: 'grid', gap: vars.space[4], padding: 0, listStyle: 'none' });

export const grid = style([
  list,
  // Two columns at most, one where two would be narrower than 18 rem.
  {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(18rem, (100% - ${vars.space[4]}) / 2)), 1fr))`,
  },
]);

export const bulleted = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});

export const label = style({ fontSize: vars.fontSize.small, fontWeight: 600, color: vars.color.inkSoft });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

// Doubled, since it has to win over the card's own border whichever file comes first.
export const trails = styleVariants(vars.trail, (colour) => ({
  selectors: { '&&': { borderInlineStart: `6px solid ${colour}` } },
}));

export const trailLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
});

export const split = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const summary = style({
  borderInlineStart: `3px solid ${vars.color.accent}`,
  paddingInlineStart: vars.space[5],
  fontFamily: vars.font.heading,
});
