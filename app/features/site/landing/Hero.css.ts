import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

/** The map that it all lies on: contour lines, and on wide screens only, where there is paper to be seen. */
export const map = style({
  position: 'relative',
  isolation: 'isolate',
  '@media': {
    [media.desktop]: {
      borderBlockEnd: `${vars.stroke.hair} solid ${vars.color.line}`,
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          zIndex: -1,
          inset: '0 0 auto',
          height: '45rem',
          maxHeight: '100%',
          background: vars.color.line,
          // Of one size, however tall the quiz grows; below, it fades out.
          mask: `url(./map/contours.svg) top / max(100%, 80rem) auto no-repeat, linear-gradient(${vars.color.ink} 75%, transparent)`,
          maskComposite: 'intersect',
        },
      },
    },
  },
});

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  '@media': {
    [media.wide]: { gap: vars.space[8], paddingBlock: vars.space[12] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 31rem)',
      alignItems: 'start',
      columnGap: vars.space[16],
    },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.wide]: { gap: vars.space[5] },
    // Anyone who goes down a long sheet of facts keeps them in sight.
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[12]})`,
      paddingBlockStart: vars.space[12],
    },
  },
});

// Smaller on a phone than elsewhere: the question below it is to be seen at once.
export const title = style({
  selectors: { '&&': { fontSize: 'clamp(1.75rem, 1.1rem + 3vw, 3.5rem)' } },
});

export const lead = style({
  '@media': {
    [media.phone]: {
      selectors: { '&&': { fontSize: vars.fontSize.text, lineHeight: 1.4 } },
    },
  },
});

/** Under the lead; on a phone there is no room for it before the question. */
export const free = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });

/** The trail that begins under the words and leads to the quiz. */
export const trail = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      height: '15rem',
      // To the sheet's edge, and a little under it.
      marginInlineEnd: `calc(-1 * ${vars.space[24]})`,
      background: vars.trail.red,
      mask: 'url(./map/trail.svg) left center / 100% auto no-repeat',
    },
  },
});

export const quiz = style({
  position: 'relative',
  minWidth: 0,
  // Right under a phone's header, so that a whole step with its button is in the window.
  '@media': { [media.phone]: { scrollMarginTop: `calc(-1 * ${vars.space[5]})` } },
});
