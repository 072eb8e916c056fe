import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';
import { options } from './Chips.css.ts';

/** As high as a window, so that what comes below isn't moved before one's eyes while entries arrive. */
export const screen = style({
  minHeight: '100svh',
  // In view its own title is the first: the quiz's goes behind the page's header, whole.
  '@media': { [media.wide]: { scrollMarginTop: `calc(-1 * ${vars.space[4]})` } },
});

/** Of what the words above it take at most, so that the chips beneath stay where they came. */
export const reader = style({ minHeight: '3.2em', '@media': { [media.wide]: { minHeight: '1.6em' } } });

export const strict = style({ fontSize: vars.fontSize.small, color: vars.color.warning });

export const language = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});

export const question = style({
  border: 0,
  margin: 0,
  padding: vars.space[3],
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
});

export const answers = style([options, { clear: 'both' }]);

export const asked = style({
  padding: 0,
  fontWeight: 600,
  float: 'left',
  width: '100%',
  marginBlockEnd: vars.space[2],
});

export const first = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
});

export const firsts = style({ listStyle: 'none', margin: 0, padding: 0 });

export const facts = style({ margin: 0, color: vars.color.inkSoft, fontSize: vars.fontSize.small });
