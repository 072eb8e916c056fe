import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';
import { PHONE } from './pushed.css.ts';

export const sheets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[16],
      alignItems: 'start',
    },
  },
});

export const grounds = style({ display: 'grid', gap: vars.space[5], padding: 0, listStyle: 'none' });

export const ground = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  '@media': {
    [PHONE]: {
      paddingInlineStart: vars.space[3],
      borderInlineStart: `${vars.stroke.mark} solid ${vars.color.accentSoft}`,
    },
  },
});

/** A board at the edge of the way. */
export const nevers = style({
  padding: vars.space[4],
  background: vars.color.paper,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.wide]: { padding: vars.space[6] } },
});

export const never = style({
  display: 'grid',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
});

globalStyle(`${never} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  lineHeight: 1.4,
});

globalStyle(`${never} svg`, { color: vars.color.negative, marginBlockStart: '0.05rem' });
