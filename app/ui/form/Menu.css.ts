import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

// '&&' wins over the button's own class.
export const trigger = style({ selectors: { '&&': { paddingInline: vars.space[3] } } });

export const triggerWord = style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } });

// A popover is laid out against the screen.
const panel = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: vars.space[3],
  overflow: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  boxShadow: vars.shadow,
});

export const places = styleVariants({
  /** Under the sticky header, at the right edge of the page's content; the whole width on a phone. */
  header: [
    panel,
    {
      insetBlockStart: vars.size.header,
      insetInline: 0,
      width: 'auto',
      maxHeight: `calc(100dvh - ${vars.size.header})`,
      '@media': {
        [media.wide]: {
          insetInlineStart: 'auto',
          insetInlineEnd: `max(${vars.space[8]}, calc((100vw - ${vars.width.content}) / 2 + ${vars.space[8]}))`,
          width: '18rem',
          borderRadius: vars.radius.large,
          marginBlockStart: vars.space[1],
        },
      },
    },
  ],
  /** Under its button, where the browser knows how; else in the middle of the screen. */
  button: [
    panel,
    {
      inset: 0,
      margin: 'auto',
      width: 'fit-content',
      height: 'fit-content',
      maxHeight: '70dvh',
      minWidth: '14rem',
      borderRadius: vars.radius.large,
      '@supports': {
        '(position-area: block-end span-inline-end)': {
          inset: 'auto',
          margin: 0,
          marginBlockStart: vars.space[1],
          positionArea: 'block-end span-inline-end',
          positionTryFallbacks: 'flip-inline, flip-block',
        },
      },
    },
  ],
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
