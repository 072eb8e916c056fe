import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const part = style({ scrollMarginTop: vars.space[24] });

/** What the lesson is for, before it begins. */
export const aims = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: vars.width.reading,
  paddingBlock: vars.space[4],
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
});

globalStyle(`${aims} dt`, { fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const terms = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: vars.space[6] } },
});

// A term and its meaning side by side where there is room.
globalStyle(`${terms} > div`, { '@media': { [media.wide]: { display: 'contents' } } });
globalStyle(`${terms} dt`, { fontWeight: 600 });
globalStyle(`${terms} dd`, { minWidth: 0 });
