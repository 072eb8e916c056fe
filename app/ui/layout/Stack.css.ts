import { style, styleVariants } from '@vanilla-extract/css';
import { base } from '../../styles/layers.css.ts';
import { sprinkles } from '../../styles/sprinkles.css.ts';

/** In the weakest layer, so that every other padding wins over a list's that is taken away. */
export const stack = style({
  '@layer': {
    [base]: { display: 'flex', flexDirection: 'column', minWidth: 0, padding: 0, listStyle: 'none' },
  },
});

export const aligned = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});

export const widths = styleVariants({
  full: { width: '100%' },
  form: [sprinkles({ maxWidth: 'form' }), { width: '100%' }],
  reading: [sprinkles({ maxWidth: 'reading' }), { width: '100%' }],
});
