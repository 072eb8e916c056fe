import { style } from '@vanilla-extract/css';

export const picture = style({ maxWidth: '20rem' });
