import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

/** The painted stripe of its trail runs down the edge. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  padding: vars.space[4],
  paddingInlineStart: vars.space[6],
  background: vars.color.surface,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  breakInside: 'avoid',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: vars.space[2],
    background: 'currentColor',
  },
  '@media': {
    [media.wide]: { padding: vars.space[6], paddingInlineStart: vars.space[8] },
  },
});

export const trails = styleVariants(vars.trail, (colour) => ({ '::before': { color: colour } }));

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
});

export const facts = style({ fontVariantNumeric: 'tabular-nums', lineHeight: 1.35 });

// Small, and the last thing of the part: it belongs to the line of figures.
export const source = style({ fontSize: vars.fontSize.small, lineHeight: 1.35, color: vars.color.inkSoft });
