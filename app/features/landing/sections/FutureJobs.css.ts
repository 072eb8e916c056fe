import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

/** The jobs, and beside them how fast each grows. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const job = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.target} minmax(0, 1fr)`,
  columnGap: vars.space[4],
  paddingBlock: vars.space[6],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 } },
});

export const icon = style({
  width: vars.size.target,
  height: vars.size.target,
  padding: vars.space[2],
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const pay = style({ marginBlockStart: vars.space[1] });

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  color: vars.color.inkSoft,
});

export const figure = style({
  fontWeight: 650,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const growth = style({
  padding: vars.space[5],
  background: vars.color.paper,
  borderRadius: vars.radius.large,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})` },
  },
});
