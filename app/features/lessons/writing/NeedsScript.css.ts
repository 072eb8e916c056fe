import { style } from '@vanilla-extract/css';
import { media } from '../../../styles/tokens.ts';

export const noScriptOnly = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
});
