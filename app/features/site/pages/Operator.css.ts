import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const facts = style({ display: 'grid', gap: vars.space[2], fontStyle: 'normal' });

export const board = style([
  facts,
  {
    padding: vars.space[5],
    background: vars.color.surface,
    border: `${vars.stroke.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
  },
]);

export const sample = style({
  padding: `0 ${vars.space[1]}`,
  background: vars.color.warningSoft,
  color: vars.color.warning,
});
