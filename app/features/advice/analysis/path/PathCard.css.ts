import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

// Longer than half a page, so that it may run on to the next; its blocks may not.
export const card = style({ selectors: { '&&': { breakInside: 'auto' } } });

globalStyle(`${card} > * > *`, { breakInside: 'avoid' });

/** On a wide screen the path's own trail runs down beside it, from its blaze on. */
export const body = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.wide]: {
      position: 'relative',
      paddingInlineStart: vars.space[12],
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${vars.space[12]} 0`,
        insetInlineStart: `calc(${vars.space[5]} - ${vars.stroke.bold})`,
        borderInlineStart: `${vars.stroke.mark} dotted`,
      },
    },
  },
});

export const trails = styleVariants(vars.trail, (colour) => ({ '::before': { color: colour } }));

export const trailLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
  '@media': {
    [media.wide]: {
      minHeight: vars.space[8],
      marginInlineStart: `calc(-1 * ${vars.space[12]})`,
      gap: vars.space[2],
    },
  },
});
