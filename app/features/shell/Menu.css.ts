import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';
import { HEADER_HEIGHT } from './Header.css.ts';

// '&&' wins over the button's own class.
export const trigger = style({ selectors: { '&&': { paddingInline: vars.space[3] } } });

export const triggerWord = style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } });

// A popover is laid out against the screen; under the sticky header, at the right edge of the page's content.
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: HEADER_HEIGHT,
  insetInline: 0,
  width: 'auto',
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT})`,
  margin: 0,
  padding: vars.space[3],
  overflow: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow,
  '@media': {
    [media.wide]: {
      insetInlineStart: 'auto',
      insetInlineEnd: `max(${vars.space[8]}, calc((100vw - ${vars.width.content}) / 2 + ${vars.space[8]}))`,
      width: '18rem',
      borderRadius: vars.radius.large,
      marginBlockStart: vars.space[1],
    },
  },
});

export const links = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.accentSoft } },
});
