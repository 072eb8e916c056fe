import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space[4] });

export const promo = style({
  display: 'grid',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
  color: vars.color.inkSoft,
});

export const promoLine = style({ display: 'flex', gap: vars.space[2] });

export const promoMark = style({ flex: 'none', paddingBlockStart: '0.2em', color: vars.color.accent });

export const remember = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: 'fit-content',
  minHeight: vars.size.target,
  cursor: 'pointer',
});

/** One under the other where the two don't fit in a line. */
export const rememberRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

// '&&' wins over the button's own class: the words line up with the edge of the fields.
export const forgotten = style({ selectors: { '&&': { paddingInline: 0, fontSize: vars.fontSize.small } } });

export const checkbox = style({ width: '1.25rem', height: '1.25rem', accentColor: vars.color.accent });

export const otherMode = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});

export const googleWay = style({ display: 'grid', gap: vars.space[4] });

/** A word between two lines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
    },
  },
});
