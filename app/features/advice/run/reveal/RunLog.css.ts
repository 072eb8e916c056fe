import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

/** Beside the text runs the trail. */
export const gutter = '2rem';
export const mark = '1.25rem';

const lineX = `calc(-1 * ${gutter} + ${mark} / 2 - ${vars.stroke.mark} / 2)`;

/** What has been walked: as long as what is written. */
export const log = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[8],
  marginInlineStart: gutter,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `${vars.space[2]} 0`,
    insetInlineStart: lineX,
    borderInlineStart: `${vars.stroke.mark} solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
  },
  '@media': { [media.print]: { marginInlineStart: 0, '::before': { display: 'none' } } },
});

export const entries = style({ display: 'grid', gap: vars.space[6], padding: 0, listStyle: 'none' });

/** Its dot on the trail. */
export const entry = style({
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  gap: vars.space[1],
  scrollMarginTop: '11rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.5rem',
    insetInlineStart: `calc(-1 * ${gutter} + (${mark} - 0.75rem) / 2)`,
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: vars.radius.round,
    background: vars.color.accent,
    boxShadow: `0 0 0 ${vars.stroke.mark} ${vars.color.paper}`,
  },
  '@media': { [media.print]: { '::before': { display: 'none' } } },
});

/** Its card lies over the trail. */
export const pathEntry = style({ position: 'relative', scrollMarginTop: '11rem', minWidth: 0 });

export const wholeWidth = style({ position: 'relative' });

// On a phone a card has the whole width.
globalStyle(`${pathEntry} > *, ${wholeWidth}`, {
  '@media': { 'screen and (max-width: 47.99rem)': { marginInlineStart: `calc(-1 * ${gutter})` } },
});

export const line = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });
