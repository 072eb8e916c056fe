import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const promo = style({ color: vars.color.inkSoft });

export const promoMark = style({ flex: 'none', paddingBlockStart: '0.2em', color: vars.color.accent });

/** Why it is open: the answers of the quiz are kept, a page waits. */
export const waits = style({ fontSize: vars.fontSize.small, lineHeight: 1.4 });

/** The password, and over its right end the way out for who has forgotten it. */
export const password = style({ position: 'relative' });

/** No higher than the box's own row: the dialog has to fit a small phone. */
export const beside = style({ marginBlock: `calc(-1 * ${vars.space[1]})` });

export const remember = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: 'fit-content',
  minHeight: vars.size.target,
  cursor: 'pointer',
});

// '&&' wins over the button's own class: the words line up with the edge of the fields.
export const forgotten = style({
  selectors: {
    '&&': {
      position: 'absolute',
      insetBlockStart: `calc(-1 * ${vars.space[2]})`,
      insetInlineEnd: 0,
      minHeight: '2.25rem',
      paddingInline: 0,
      fontSize: vars.fontSize.small,
    },
  },
});

export const checkbox = style({ width: '1.25rem', height: '1.25rem', accentColor: vars.color.accent });

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

export const googleMark = style({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.75,
});
