import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const kicker = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});

export const quote = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const conclusion = style({ marginBlockStart: vars.space[1], maxWidth: vars.width.reading });

export const pay = style({ maxWidth: vars.width.reading });

export const payFigure = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontVariantNumeric: 'tabular-nums',
});
