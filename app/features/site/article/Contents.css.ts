import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

/** On a phone, above the text. */
export const folded = style({
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

/** Where there is room, beside the text, and it stays in sight. */
export const beside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gap: vars.space[2],
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
      maxHeight: `calc(100dvh - ${vars.size.header} - ${vars.space[12]})`,
      overflowY: 'auto',
    },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.target,
  fontWeight: 600,
});

// The way with its stops.
export const list = style({
  display: 'grid',
  padding: 0,
  paddingBlockEnd: vars.space[4],
  listStyle: 'none',
  fontSize: vars.fontSize.small,
});

export const stop = style({
  position: 'relative',
  paddingInlineStart: vars.space[6],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: vars.space[2],
    borderInlineStart: `${vars.stroke.bold} solid ${vars.color.line}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: vars.space[4],
    insetInlineStart: vars.space[1],
    width: vars.space[2],
    height: vars.space[2],
    border: `${vars.stroke.bold} solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
    background: vars.color.paper,
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingBlock: vars.space[1],
  lineHeight: 1.3,
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
