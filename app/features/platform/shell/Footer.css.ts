import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const footer = style({
  marginBlockStart: vars.space[12],
  paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
  background: vars.color.sunken,
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '2fr 4fr', columnGap: vars.space[8] } },
});

export const brand = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[1],
});

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: 600 });

/** Two groups in a row on a phone, all three where there is room. */
export const ways = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});

export const heading = style({ fontFamily: vars.font.text, fontSize: vars.fontSize.small, fontWeight: 600 });

export const list = style({ padding: 0, listStyle: 'none', color: vars.color.inkSoft });

// Easy to press, one under the other.
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.625rem',
  color: vars.color.ink,
});

export const blurbs = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.inkSoft,
});

export const end = style({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
