import { style } from '@vanilla-extract/css';
import { media } from '../styles/tokens.ts';

/** What does nothing without JavaScript isn't shown without it. '&&' wins over the part's own class. */
export const scriptOnly = style({
  '@media': { [media.noScript]: { selectors: { '&&': { display: 'none' } } } },
});
