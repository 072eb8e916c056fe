import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const figure = style({ position: 'relative', display: 'grid', gap: vars.space[4] });

export const boards = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  paddingInline: 0,
  listStyle: 'none',
  // The post that the boards are nailed to.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: vars.space[8],
    width: vars.space[3],
    background: vars.color.line,
    borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  },
});

const POINT = '1.25rem';

// An arrow can't have a border of its own, so the board is drawn twice: the line's colour, then the surface inside it.
export const board = style({
  position: 'relative',
  padding: '1px',
  background: vars.color.lineStrong,
  clipPath: `polygon(0 0, calc(100% - ${POINT}) 0, 100% 50%, calc(100% - ${POINT}) 100%, 0 100%)`,
});

export const face = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[8]}`,
  background: vars.color.surface,
  clipPath: 'inherit',
});

export const place = style({ flex: '1 1 auto', fontWeight: 600, lineHeight: 1.3 });

export const time = style({
  flex: 'none',
  fontSize: vars.fontSize.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({ fontSize: vars.fontSize.small, color: vars.color.inkSoft });
