import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

const section = style({
  paddingBlock: vars.space[4],
  '@media': {
    [media.wide]: { paddingBlock: vars.space[16] },
    [media.desktop]: { paddingBlock: '5rem' },
  },
});

export const grounds = styleVariants({
  paper: [section],
  surface: [
    section,
    { background: vars.color.surface, borderBlock: `${vars.stroke.hair} solid ${vars.color.line}` },
  ],
});

export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.wide]: { gap: vars.space[8] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

globalStyle(`${head} > a`, {
  '@media': { [media.phone]: { fontSize: vars.fontSize.small } },
});
