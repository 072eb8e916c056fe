import { style } from '@vanilla-extract/css';
import { media } from '../../styles/tokens.ts';

// '&&' wins over the button's own class. Without scripts the browser's menu prints.
export const scriptOnly = style({
  '@media': { [media.noScript]: { selectors: { '&&': { display: 'none' } } } },
});
