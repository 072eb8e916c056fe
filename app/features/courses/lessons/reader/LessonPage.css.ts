import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';

const POINT = '1rem';

/** A signpost's board. */
export const board = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minHeight: vars.space[16],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  background: vars.color.sunken,
  color: vars.color.ink,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    // The ring would be cut off with the corners, so it lies inside.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.mark})` },
  },
});

export const back = style({
  paddingInlineStart: `calc(${vars.space[5]} + ${POINT})`,
  clipPath: `polygon(${POINT} 0, 100% 0, 100% 100%, ${POINT} 100%, 0 50%)`,
});

export const forward = style({
  paddingInlineEnd: `calc(${vars.space[5]} + ${POINT})`,
  textAlign: 'end',
  clipPath: `polygon(0 0, calc(100% - ${POINT}) 0, 100% 50%, calc(100% - ${POINT}) 100%, 0 100%)`,
  '@media': { [media.wide]: { gridColumn: '2' } },
});

// Who has no keys to press needn't read about them.
export const keys = style({
  marginBlockStart: vars.space[3],
  '@media': { '(pointer: coarse)': { selectors: { '&&': { display: 'none' } } } },
});

/** The course beside the text, in that order for everybody. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  marginBlockStart: vars.space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `18rem minmax(0, ${vars.width.reading})`,
      columnGap: vars.space[12],
      marginBlockStart: vars.space[8],
    },
  },
});

// Blocks come from above into room that is there already, and anyone who follows them never sees what stands below.
export const growing = style({ minHeight: '140dvh', paddingBlockEnd: '40dvh' });

// The bar of what is being written has its place before its code is there, and stays in sight while there is something to wait for.
export const writerRoom = style({
  minHeight: '7.5rem',
  paddingBlock: vars.space[3],
  background: vars.color.paper,
  selectors: {
    '&:has([data-busy=true])': {
      position: 'sticky',
      insetBlockStart: vars.size.header,
      zIndex: 1,
    },
  },
});

export const unknown = style({ visibility: 'hidden' });

export const onward = style({ scrollMarginBlockEnd: vars.space[6] });
