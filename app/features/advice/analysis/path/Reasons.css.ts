import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const reasons = style({ display: 'grid', gap: vars.space[3], padding: 0, listStyle: 'none' });

export const reason = style({ breakInside: 'avoid' });

/** The person's own words stand out, and are marked as a quotation. */
export const quote = style({
  display: 'block',
  fontFamily: vars.font.heading,
  fontWeight: 600,
  quotes: '"„" "”"',
});
