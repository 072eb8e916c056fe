import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const part = style({ scrollMarginTop: vars.space[24] });

/** What the lesson is for, before it begins. */
export const aims = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: vars.width.reading,
  paddingBlock: vars.space[4],
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
});

globalStyle(`${aims} dt`, { fontSize: vars.fontSize.small, color: vars.color.inkSoft });

/** As it was typed. */
export const typed = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const answer = style({ selectors: { '&&': { minHeight: '16rem' } } });

/** How the saving goes. */
export const status = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });

export const earned = style({ display: 'block' });
