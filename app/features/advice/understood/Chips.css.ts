import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

export const group = style({ display: 'grid', gap: vars.space[2] });

/** In one line, until something is searched for. */
export const emptyGroup = style([
  group,
  {
    selectors: {
      '&:not(:has(input))': { display: 'flex', alignItems: 'center', minHeight: '2.75rem' },
    },
  },
]);

export const chip = style({
  display: 'inline-flex',
  maxWidth: '100%',
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.small,
  lineHeight: 1.25,
  selectors: {
    '&[data-open]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
  },
});

const part = {
  minHeight: '2.75rem',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
} as const;

export const name = style({
  ...part,
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderStartStartRadius: vars.radius.round,
  borderEndStartRadius: vars.radius.round,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '@media': { [media.wide]: { minHeight: '2.25rem' } },
});

export const away = style({
  ...part,
  flex: 'none',
  width: '2.75rem',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  color: vars.color.inkSoft,
  borderStartEndRadius: vars.radius.round,
  borderEndEndRadius: vars.radius.round,
  selectors: { '&:hover': { color: vars.color.negative } },
  '@media': { [media.wide]: { minHeight: '2.25rem', width: '2.25rem' } },
});

/** While it is still being read there is nothing to press. */
export const plain = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: vars.space[3],
});

export const sign = style({
  width: '0.75rem',
  height: '0.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
});

/** What a chip holds, under its row. */
export const details = style({
  flexBasis: '100%',
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
});

export const quote = style({ margin: 0 });

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });

export const changes = style([options, { border: 0, margin: 0, padding: 0 }]);

// Afloat, a legend stands in the row with the choices.
export const changesTitle = style({ float: 'left', padding: 0, marginInlineEnd: vars.space[1] });

export const option = style({
  minHeight: '2.75rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  selectors: { '&:hover': { borderColor: vars.color.accent }, '&:active': { background: vars.color.sunken } },
  '@media': { [media.wide]: { minHeight: '2.25rem' } },
});
