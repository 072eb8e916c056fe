import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

/** Three figures over the ends and the middle of their axis. */
export const figures = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[1],
  width: '100%',
  maxWidth: vars.width.reading,
});

// On the narrowest phones the little word goes above its sum.
globalStyle(`${figures} > *`, { minWidth: 'min-content' });
globalStyle(`${figures} > :nth-child(2)`, { textAlign: 'center' });
globalStyle(`${figures} > :nth-child(3)`, { textAlign: 'end' });
globalStyle(`${figures} dt`, { fontSize: vars.fontSize.small, color: vars.color.inkSoft });
globalStyle(`${figures} dd`, {
  fontFamily: vars.font.heading,
  '@media': { [media.phone]: { fontSize: vars.fontSize.small } },
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  // A sum stays whole.
  overflowWrap: 'normal',
});

export const aside = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });
