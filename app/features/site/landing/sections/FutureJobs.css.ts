import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { PHONE } from './pushed.css.ts';

export const job = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.target} minmax(0, 1fr)`,
  columnGap: vars.space[4],
  paddingBlock: vars.space[6],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': {
    // A card of a row that is pushed.
    [PHONE]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      padding: vars.space[4],
      background: vars.color.surface,
      border: `${vars.stroke.hair} solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
    },
  },
});

export const icon = style({
  '@media': {
    [PHONE]: { display: 'none' },
  },
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
