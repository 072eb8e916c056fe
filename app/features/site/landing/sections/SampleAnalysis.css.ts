import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';
import { hiddenOnPhones } from '../../../../ui/text/VisuallyHidden.css.ts';

const walk = keyframes({ from: { scale: '0.08 1' } });

/** On a wide screen the legend and the plan beside the path, on a phone one under the other. */
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: {
      gridTemplate: '"legend path" auto "plan path" 1fr / minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: vars.space[16],
      rowGap: vars.space[8],
    },
  },
});

export const legend = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${vars.space[3]}`,
      fontSize: vars.fontSize.small,
    },
    [media.desktop]: { gridArea: 'legend', gap: vars.space[5] },
  },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[2],
});

export const term = style({ fontWeight: 650 });

export const meaning = style([
  hiddenOnPhones,
  { gridColumn: 2, margin: 0, fontSize: vars.fontSize.small, color: vars.color.inkSoft },
]);

export const path = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [media.desktop]: { gridArea: 'path' } },
});

// On a phone a little smaller than the real one, as a picture of it would be.
export const card = style({ '@media': { [media.phone]: { zoom: 0.84 } } });

/** The way that the analysis has walked, as far as the reader has come. */
export const way = style({
  display: 'none',
  height: vars.space[1],
  overflow: 'hidden',
  background: vars.color.sunken,
  borderRadius: vars.radius.round,
  '@media': { [media.wide]: { display: 'block' } },
});

export const walked = style({
  height: '100%',
  background: vars.color.accent,
  borderRadius: vars.radius.round,
  transformOrigin: 'left',
  '@media': {
    [media.motion]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${walk} linear both`,
          animationTimeline: 'view()',
          animationRange: 'cover 0% cover 55%',
        },
      },
    },
  },
});

export const plan = style({
  padding: vars.space[4],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.phone]: { display: 'none' }, [media.desktop]: { gridArea: 'plan', alignSelf: 'start' } },
});
