import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const heardOnly: StyleRule = {
  position: 'absolute',
  width: vars.stroke.hair,
  height: vars.stroke.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const hidden = style(heardOnly);

/** For what a phone has no room to show. */
export const hiddenOnPhones = style({ '@media': { [media.phone]: heardOnly } });
