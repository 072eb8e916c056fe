import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

/** Both shapes at one height: their widths share the row as their proportions do. */
export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: '1905fr 800fr', alignItems: 'start' } },
});

export const figure = style({ display: 'grid', gap: vars.space[2], width: '100%', margin: 0 });

export const tall = style([figure, { maxWidth: '20rem' }]);

/** Paper by day and by night, so it lies on the page like a print. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow,
});

/** A phone held upright gets the tall one. */
export const onPhone = '(max-width: 47.99rem) and (orientation: portrait)';

export const seen = style({ width: '100%', maxWidth: '56rem' });
