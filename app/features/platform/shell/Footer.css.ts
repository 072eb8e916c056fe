import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const footer = style({
  marginBlockStart: vars.space[16],
  paddingBlock: `${vars.space[8]} ${vars.space[5]}`,
  background: vars.color.sunken,
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.wide]: { gridTemplateColumns: '1fr 1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '2fr 1fr 1.25fr 1.25fr' },
  },
});

export const brand = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto', paddingInlineEnd: vars.space[8] } },
});

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: 600 });

export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] });

/** On a phone in two columns, across the whole width. */
export const ways = style([column, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } }]);

export const heading = style({ fontFamily: vars.font.text, fontSize: vars.fontSize.small, fontWeight: 600 });

export const list = style({ padding: 0, listStyle: 'none', color: vars.color.inkSoft });

/** Two on a phone, one in a column of its own. */
export const twoColumns = style({ columns: '9rem' });

// Easy to press, one under the other.
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  color: vars.color.ink,
});

export const end = style({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
