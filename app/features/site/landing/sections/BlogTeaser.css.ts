import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { PHONE } from './pushed.css.ts';

export const teaser = style({});

// On a phone the beginning of the excerpt is enough to choose by.
globalStyle(`${teaser} li > p:not(:last-child)`, {
  '@media': {
    [PHONE]: {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      alignSelf: 'start',
      fontSize: vars.fontSize.small,
    },
  },
});

globalStyle(`${teaser} img`, { '@media': { [PHONE]: { aspectRatio: '3 / 1' } } });
globalStyle(`${teaser} > ul > li`, { '@media': { [PHONE]: { gap: vars.space[2] } } });
