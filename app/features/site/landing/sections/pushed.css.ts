import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

/** A phone that runs scripts; without them everything stands one under the other. */
export const PHONE = `${media.phone} and (scripting: enabled)`;

/** Around a list: on a phone its cards are one row that a finger pushes, to the screen's edges, so that one sees that it goes on. */
export const pushed = style({ minWidth: 0 });

globalStyle(`${pushed} > ul`, {
  '@media': {
    [PHONE]: {
      display: 'flex',
      gap: vars.space[3],
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      marginInline: `calc(-1 * ${vars.space[4]})`,
      padding: `${vars.space[1]} ${vars.space[4]}`,
      scrollPaddingInline: vars.space[4],
      scrollbarWidth: 'none',
    },
  },
});

globalStyle(`${pushed} > ul > li`, {
  '@media': { [PHONE]: { flex: '0 0 19rem', scrollSnapAlign: 'start' } },
});
