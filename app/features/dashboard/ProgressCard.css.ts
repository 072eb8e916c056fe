import { style } from '@vanilla-extract/css';
import { media } from '../../styles/tokens.ts';

// Nothing in it takes the focus, so the order of tabbing stays.
export const first = style({ order: -1, '@media': { [media.desktop]: { order: 0 } } });
