import { style } from '@vanilla-extract/css';

/** While there is nothing to say it takes no place between its neighbours, but screen readers know it. */
export const goneWhenEmpty = style({ selectors: { '&:empty': { position: 'absolute' } } });
