import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const frame = style({ display: 'grid', gap: vars.space[1] });

// '&&' wins over the text input's class, which it shares.
export const area = style({
  resize: 'vertical',
  lineHeight: 1.5,
  selectors: { '&&': { minHeight: '7rem' } },
});

export const counter = style({
  justifySelf: 'end',
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const tooMuch = style([counter, { color: vars.color.negative, fontWeight: 600 }]);
