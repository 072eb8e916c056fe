import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { BESIDE } from '../RunView.css.ts';

/** Beside the text it stands already. */
export const mapPlace = style({
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  '@container': { [BESIDE]: { display: 'none' } },
});
