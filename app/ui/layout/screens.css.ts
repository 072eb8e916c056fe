// What is only for narrower or only for wider screens. '&&' wins over the part's own class.
import { style } from '@vanilla-extract/css';
import { media } from '../../styles/tokens.ts';

const hidden = { selectors: { '&&': { display: 'none' } } };

export const belowWide = style({ '@media': { [media.wide]: hidden } });

export const fromDesktop = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } });
