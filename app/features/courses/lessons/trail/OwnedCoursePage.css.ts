import { style } from '@vanilla-extract/css';
import { media } from '../../../../styles/tokens.ts';

// Modules come into room that is there already.
export const growing = style({ minHeight: '100dvh' });

// On a phone the way comes first, and the person has seen the picture in the library.
export const cover = style({
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.desktop]: { selectors: { '&&': { display: 'block' } } } },
});

// How far the plan is while it is made stands where the way goes on afterwards, and takes as much room.
export const going = style({
  minHeight: '16rem',
  '@media': { [media.wide]: { minHeight: '13rem' } },
});

// The bar comes with its code; what stands under it waits lower down from the start.
export const writing = style({ minHeight: '5.75rem' });

// Three lines on a phone and two elsewhere until the plan says it shorter.
export const facts = style({
  minHeight: '4.8em',
  '@media': { [media.wide]: { minHeight: '3.2em' } },
});
