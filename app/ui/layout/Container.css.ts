import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

/** Beside a phone's notch, which the page's ground reaches behind. */
const aside = (space: string) =>
  `max(${space}, env(safe-area-inset-left)) max(${space}, env(safe-area-inset-right))`;

const base = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: aside(vars.space[4]),
  '@media': { [media.wide]: { paddingInline: aside(vars.space[8]) } },
});

export const widths = styleVariants({
  content: [base, { maxWidth: vars.width.content }],
  reading: [base, { maxWidth: vars.width.reading }],
});

const above = (paddingBlock: string, ample = paddingBlock) => ({
  paddingBlock,
  '@media': { [media.wide]: { paddingBlock: ample } },
});

const { 4: small, 6: order, 8: medium, 12: large, 16: huge, 24: end } = vars.space;

/** How far a page's content stands from the header and the footer. */
export const spaces = styleVariants({
  page: { paddingBlock: medium },
  /** One message on a screen of its own. */
  message: { paddingBlock: huge },
  order: above(order, medium),
  plans: above(medium, large),
  course: { paddingBlock: `${small} ${huge}` },
  lesson: above(`${small} ${huge}`, `${medium} ${end}`),
  article: above(`${medium} ${huge}`, `${large} ${end}`),
});
