import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

/** Wide enough for the numbers, on paper, too, whose steps are smaller. */
export const steps = style({ display: 'grid', gap: vars.space[3], paddingInlineStart: '1.25rem' });

globalStyle(`${steps} > li`, { breakInside: 'avoid', whiteSpace: 'pre-line' });
globalStyle(`${steps} small`, { fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const test = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  breakInside: 'avoid',
});

export const testTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
});

export const cost = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });
