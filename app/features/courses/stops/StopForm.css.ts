import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

/** Of the text, and yet something to do: a blaze at its side. '&&' wins over the form's own edge. */
export const stop = style({
  marginBlock: vars.space[3],
  selectors: {
    '&&': {
      borderInlineStart: `${vars.stroke.trail} solid ${vars.color.accent}`,
      borderStartStartRadius: vars.radius.small,
      borderEndStartRadius: vars.radius.small,
    },
  },
});

export const mark = style({
  display: 'block',
  marginBlockEnd: vars.space[1],
  fontSize: vars.fontSize.small,
  color: vars.color.accent,
});

export const code = style({
  overflowX: 'auto',
  marginBlockEnd: vars.space[4],
  padding: vars.space[4],
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  '@media': { [media.print]: { whiteSpace: 'pre-wrap' } },
});

globalStyle(`${stop} :is(legend, label, p, ol, dl) code`, {
  paddingInline: vars.space[1],
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
  fontSize: '0.9em',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

/** Why the other answers aren't right. */
export const hints = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  fontSize: vars.fontSize.small,
});

globalStyle(`${hints} dt`, { fontWeight: 600 });
globalStyle(`${hints} dd`, { margin: 0 });
