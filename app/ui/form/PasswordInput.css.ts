import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';
import { bare } from './Button.css.ts';

export const frame = style({ position: 'relative' });

// '&&' wins over the input's own class. The last column belongs to the toggle.
export const input = style({ selectors: { '&&': { paddingInlineEnd: vars.space[12] } } });

/** Works by script alone, so it is not there without. */
export const toggle = style([
  bare,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    color: vars.color.inkSoft,
    selectors: { '&:hover': { color: vars.color.ink } },
    '@media': { [media.noScript]: { selectors: { '&&': { display: 'none' } } } },
  },
]);
