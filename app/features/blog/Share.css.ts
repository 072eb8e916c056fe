import { style } from '@vanilla-extract/css';
import { media } from '../../styles/tokens.ts';

/** Pressing it does nothing without JavaScript. */
export const scripted = style({ '@media': { [media.noScript]: { display: 'none' } } });
