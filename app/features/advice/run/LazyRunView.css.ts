// Of the frame alone: the run's own style sheet comes with its code. By an attribute, since a class would be a name to load.
import { globalStyle } from '@vanilla-extract/css';
import { END_ANCHOR } from './end-anchor.ts';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

/** As high as what is coming, so that nothing below it moves. */
globalStyle('[data-run]', {
  '@media': { [media.screen]: { minHeight: '160dvh' } },
});

/**
 * A reminder of the address would push what is being written, and the toast has just said the same. A run that failed brings it back:
 * an address that isn't confirmed may be why.
 */
globalStyle(`body:has([data-run]):not(:has(#${END_ANCHOR}[data-entry])) [data-reminder]`, {
  display: 'none',
});

/** As long as the code is on its way. */
globalStyle('[data-run]:empty::before', {
  content: '',
  display: 'block',
  height: '16rem',
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
});
