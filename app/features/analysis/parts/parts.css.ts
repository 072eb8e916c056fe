import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

/** A section that arrives while the analysis is made fades in once. */
export const arriving = style({
  '@media': { [media.motion]: { animation: `${fadeIn} 180ms ease-out` } },
});

/** What a link leads to isn't hidden by the page's sticky header. */
export const part = style({ scrollMarginTop: vars.space[24] });

/** Texts of the model keep their line breaks. */
export const written = style({ whiteSpace: 'pre-line' });

export const list = style({ display: 'grid', gap: vars.space[5], padding: 0, listStyle: 'none' });

/** Two columns at most, one where two would be narrower than 18 rem; a rule over each entry instead of a box around it. */
export const columns = style([
  list,
  {
    columnGap: vars.space[8],
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(18rem, (100% - ${vars.space[8]}) / 2)), 1fr))`,
  },
]);

export const ruled = style({
  breakInside: 'avoid',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.stroke.bold} solid ${vars.color.accent}`,
});

export const bulleted = style({
  breakInside: 'avoid',
  display: 'grid',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

// A short dash of the trail instead of a bullet.
export const bullet = style({
  position: 'relative',
  paddingInlineStart: vars.space[5],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.7em',
    width: vars.space[3],
    borderBlockStart: `${vars.stroke.bold} solid ${vars.color.lineStrong}`,
  },
});

export const label = style({
  breakAfter: 'avoid',
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const split = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const summary = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 500,
  lineHeight: 1.4,
  breakInside: 'avoid',
  '@media': { [media.screen]: { maxWidth: vars.width.reading } },
});
