import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const figures = style({ display: 'grid', padding: 0 });

/** As in a list of walking times: the name, and the number at the edge. */
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
});

export const number = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.h3,
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
