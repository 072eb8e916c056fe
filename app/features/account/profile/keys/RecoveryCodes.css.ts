import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space[2],
  padding: vars.space[4],
  listStyle: 'none',
  background: vars.color.sunken,
  borderRadius: vars.radius.large,
});

// On paper they stand alone: the page behind them is no part of what is kept. Else no dialog is printed (app/styles/print.css.ts).
globalStyle(`body:has(dialog .${list})`, { '@media': { [media.print]: { visibility: 'hidden' } } });
globalStyle(`dialog:has(.${list})`, {
  '@media': { [media.print]: { display: 'block !important', visibility: 'visible' } },
});
globalStyle(`dialog:has(.${list})::backdrop`, { '@media': { [media.print]: { display: 'none' } } });
