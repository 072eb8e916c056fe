import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

/** The picture stands above the words on a phone, beside them where there is room. */
export const message = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 15rem)', columnGap: vars.space[8] },
  },
});

export const pictured = style({ '@media': { [media.wide]: { order: 1 } } });

export const hints = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  color: vars.color.inkSoft,
});
