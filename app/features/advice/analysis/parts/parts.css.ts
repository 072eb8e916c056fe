import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

/** A section that arrives while the analysis is made fades in once. */
export const arriving = style({
  '@media': { [media.motion]: { animation: `${fadeIn} 180ms ease-out` } },
});

/** Texts of the model keep their line breaks. */
export const written = style({ whiteSpace: 'pre-line' });

/** A rule over each entry instead of a box around it. */
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

export const summary = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 500,
  lineHeight: 1.4,
  breakInside: 'avoid',
  '@media': { [media.screen]: { maxWidth: vars.width.reading } },
});
