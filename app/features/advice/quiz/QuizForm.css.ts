import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const buttons = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { display: 'flex', gap: vars.space[3] } },
});
