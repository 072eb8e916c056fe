import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { bottomBar, media } from '../../../styles/tokens.ts';
import { ABOVE_LOWER_BAR, LOWER_BAR } from './lower-bar.ts';

export const struck = style({ textDecorationThickness: vars.stroke.bold });

export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
});

/** On a phone it lies over the lower end of the screen for as long as the conditions are in sight. */
export const inShort = style({
  fontWeight: 650,
  '@media': {
    [media.phone]: {
      ...LOWER_BAR,
      insetBlockEnd: bottomBar.height,
    },
  },
});

export const toResult = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target } },
});

// Whatever gets the focus stops above the line.
globalStyle(`:root:has(${inShort})`, {
  '@media': {
    [media.phone]: ABOVE_LOWER_BAR,
  },
});

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
