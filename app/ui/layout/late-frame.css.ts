import { style } from '@vanilla-extract/css';

// A late part that has nothing to show takes no place among its neighbours either.
export const lateFrame = style({ selectors: { '&:empty': { display: 'none' } } });
