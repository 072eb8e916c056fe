import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { base } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

/** In the weakest layer, so that every other padding wins over a list's that is taken away. */
export const columns = style({
  '@layer': { [base]: { display: 'grid', minWidth: 0, padding: 0, listStyle: 'none' } },
});

const asManyAs = (least: string): StyleRule => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});

/** One under the other until the screen is that wide. */
const from = (screen: string, gridTemplateColumns: string): StyleRule => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [screen]: { gridTemplateColumns } },
});

export const layouts = styleVariants({
  narrow: asManyAs('13rem'),
  medium: asManyAs('18rem'),
  wide: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' },
  fields: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  // Two at most.
  halves: asManyAs(`max(18rem, (100% - ${vars.space[8]}) / 2)`),
  pair: from(media.wide, '1fr 1fr'),
  tail: from(media.wide, 'minmax(0, 1fr) auto'),
  picture: from(media.wide, '16rem minmax(0, 1fr)'),
  name: from(media.desktop, '18rem minmax(0, 1fr)'),
  sidebar: { ...from(media.desktop, 'minmax(0, 1fr) 20rem'), alignItems: 'start' },
});
