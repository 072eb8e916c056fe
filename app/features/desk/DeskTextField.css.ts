import { style } from '@vanilla-extract/css';

/** As wide as its form's place, where a field for one line is as wide as its words. */
export const wide = style({ alignSelf: 'stretch' });
