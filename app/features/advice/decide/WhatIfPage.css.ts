import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const struck = style({ textDecorationThickness: vars.stroke.bold });

export const inShort = style({ fontWeight: 650 });

/** The longest words of four columns are wider than a narrow phone. */
export const twinFrame = style({ overflowX: 'auto' });

export const twin = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.small });

globalStyle(`${twin} caption`, { textAlign: 'start', paddingBlockEnd: vars.space[2] });

globalStyle(`${twin} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} 0`,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
  hyphens: 'auto',
});

globalStyle(`${twin} tr`, { '@media': { [media.print]: { breakInside: 'avoid' } } });
