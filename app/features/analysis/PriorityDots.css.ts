import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
});

export const dots = style({ width: '4rem', height: '0.75rem', flex: 'none' });

export const full = style({ fill: vars.color.accent });

export const empty = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1.5 });
