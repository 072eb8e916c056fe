import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

/** The mark stands above the words on a phone, beside them where there is room. */
export const message = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[5] } },
});
