import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const figures = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

// The figure first, though in the source its name comes first.
export const entry = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const label = style({ color: vars.color.inkSoft });

export const figure = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h1,
  fontWeight: 600,
  lineHeight: 1.1,
  color: vars.color.accent,
  fontVariantNumeric: 'lining-nums',
});
