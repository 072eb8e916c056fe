// Of the frame alone: the run's own style sheet comes with its code. By an attribute, since a class would be a name to load.
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

/** As high as what is coming, so that nothing below it moves. */
globalStyle('[data-run]', {
  '@media': { [media.screen]: { minHeight: '160dvh' } },
});

/** A reminder of the address would push what is being written, and the toast has just said the same. */
globalStyle('body:has([data-run]) [data-reminder]', { display: 'none' });

/** As long as the code is on its way. */
globalStyle('[data-run]:empty::before', {
  content: '',
  display: 'block',
  height: '16rem',
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
});
