import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const MARK = '1.75rem';

const base = style({ display: 'grid', padding: 0, listStyle: 'none' });

/** 'row' stands one under the other on a phone, too. */
export const directions = styleVariants({
  column: [base],
  row: [base, { '@media': { [media.wide]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } } }],
});

export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  alignItems: 'start',
  paddingBlockEnd: vars.space[4],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

// The way to the next stop: dashed while it lies ahead, as a map draws a footpath.
const way = style({
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${MARK} 0`,
      insetInlineStart: `calc(${MARK} / 2 - ${vars.stroke.bold} / 2)`,
      border: `0 dashed ${vars.color.lineStrong}`,
      borderInlineStartWidth: vars.stroke.bold,
    },
  },
});

const rowWay = {
  '&:not(:last-child)::before': {
    insetBlock: `calc(${MARK} / 2 - ${vars.stroke.bold} / 2) auto`,
    insetInline: `${MARK} 0`,
    borderInlineStartWidth: 0,
    borderBlockStartWidth: vars.stroke.bold,
  },
};

const walkedColour = { borderStyle: 'solid', borderColor: vars.color.accent };

export const ways = styleVariants({
  column: [way],
  row: [
    way,
    {
      '@media': {
        [media.wide]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          rowGap: vars.space[1],
          paddingBlockEnd: 0,
          paddingInlineEnd: vars.space[3],
          selectors: rowWay,
        },
      },
    },
  ],
});

export const walked = style({ selectors: { '&&:not(:last-child)::before': walkedColour } });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  borderRadius: vars.radius.round,
  border: `${vars.stroke.bold} solid`,
});

export const marks = styleVariants({
  done: [
    mark,
    { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.accentInk },
  ],
  // A ring with a full middle: 'you are here'.
  here: [
    mark,
    {
      borderColor: vars.color.accent,
      background: vars.color.surface,
      '::after': {
        content: '',
        width: '0.75rem',
        height: '0.75rem',
        borderRadius: vars.radius.round,
        background: vars.color.accent,
      },
    },
  ],
  ahead: [mark, { borderColor: vars.color.lineStrong, background: vars.color.surface }],
});

export const labels = styleVariants({
  done: {},
  here: { fontWeight: 600 },
  ahead: { color: vars.color.inkSoft },
});

export const note = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  color: vars.color.inkSoft,
});
