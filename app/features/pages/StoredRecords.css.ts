import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

// A wide table scrolls by itself, and not the page.
export const scroller = style({ overflowX: 'auto', borderRadius: vars.radius.small });

export const table = style({
  width: '100%',
  minWidth: '46rem',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const name = style({ fontWeight: 600, overflowWrap: 'anywhere', width: '13rem' });
