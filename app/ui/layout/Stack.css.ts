import { style } from '@vanilla-extract/css';
import { base } from '../../styles/layers.css.ts';

/** In the weakest layer, so that every other padding wins over a list's that is taken away. */
export const stack = style({
  '@layer': {
    [base]: { display: 'flex', flexDirection: 'column', minWidth: 0, padding: 0, listStyle: 'none' },
  },
});
