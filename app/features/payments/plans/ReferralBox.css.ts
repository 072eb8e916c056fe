import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: vars.space[5],
  background: vars.color.accentSoft,
  borderRadius: vars.radius.large,
  '@media': {
    [media.wide]: { padding: vars.space[8] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: vars.space[12] },
  },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space[4] });

/** A ticket pinned to the board. */
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.stroke.bold} dashed ${vars.color.accent}`,
  borderRadius: vars.radius.large,
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const priceBefore = style({ color: vars.color.inkSoft });

export const priceNow = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h2,
  fontWeight: 700,
  lineHeight: 1.1,
});
