import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

const POINT = '1.25rem';
const FORWARD = `polygon(0 0, calc(100% - ${POINT}) 0, 100% 50%, calc(100% - ${POINT}) 100%, 0 100%)`;
const BACK = `polygon(${POINT} 0, 100% 0, 100% 100%, ${POINT} 100%, 0 50%)`;

/** Boards nailed to one post. */
export const boards = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  '@media': { [media.wide]: { gap: vars.space[3], paddingBlock: vars.space[5] } },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(50% - ${vars.space[2]})`,
    width: vars.space[3],
    background: vars.color.lineStrong,
    opacity: 0.45,
    borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  },
});

// An arrow can't have a border of its own, so the board is drawn twice: the line's colour, then the face inside it.
const board = style({ position: 'relative', padding: vars.stroke.hair, background: vars.color.lineStrong });

export const directions = styleVariants({
  back: [board, { clipPath: BACK, marginInlineEnd: vars.space[6] }],
  forward: [board, { clipPath: FORWARD, marginInlineStart: vars.space[6], background: vars.color.accent }],
});

const face = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  paddingBlock: vars.space[2],
  clipPath: 'inherit',
  lineHeight: 1.3,
  '@media': { [media.wide]: { display: 'grid', paddingBlock: vars.space[3] } },
});

export const faces = styleVariants({
  back: [
    face,
    { paddingInline: `${vars.space[8]} ${vars.space[4]}`, background: vars.color.surface, clipPath: BACK },
  ],
  forward: [
    face,
    {
      paddingInline: `${vars.space[4]} ${vars.space[8]}`,
      background: vars.color.accent,
      color: vars.color.accentInk,
      clipPath: FORWARD,
    },
  ],
});

export const when = style({ fontSize: vars.fontSize.small });

export const where = style({ fontWeight: 600 });
