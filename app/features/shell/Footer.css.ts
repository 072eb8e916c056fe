import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const footer = style({
  marginBlockStart: vars.space[16],
  paddingBlock: vars.space[8],
  background: vars.color.sunken,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const inner = style({ display: 'grid', gap: vars.space[6] });

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const small = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
