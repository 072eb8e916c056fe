import { style } from '@vanilla-extract/css';
import { media } from './tokens.ts';

/**
 * What lies below the first screen: the browser works out neither its style nor its layout before it comes near. The height is a
 * guess until then. What sticks out of it, such as a shadow, is cut.
 */
export const below = style({
  '@media': {
    screen: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 26rem' },
    [media.wide]: { containIntrinsicBlockSize: 'auto 40rem' },
  },
});
