import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });

export const label = style({ fontWeight: 600 });

export const hint = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const fault = style({
  display: 'flex',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.negative,
});
