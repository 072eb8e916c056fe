import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const log = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: vars.width.reading,
  overflowWrap: 'anywhere',
});

/** The learner's own words stand a little apart. */
export const own = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.stroke.bold} solid ${vars.color.line}`,
});

/** One from the next, where they take two lines each. */
export const points = style({
  selectors: { '&&': { paddingInlineStart: vars.space[5], listStyle: 'disc' } },
});
