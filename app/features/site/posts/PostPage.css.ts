import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const onward = style({
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
  maxWidth: vars.width.reading,
});

export const sourceList = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.width.reading,
  paddingInlineStart: vars.space[6],
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

const walk = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

/** How much of the page is read, under the header: moved by scrolling alone, where the browser knows how. */
export const progress = style({
  display: 'none',
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [media.motion]: {
          display: 'block',
          position: 'fixed',
          zIndex: 11,
          insetBlockStart: vars.size.header,
          insetInline: 0,
          height: vars.stroke.mark,
          background: vars.color.accent,
          transformOrigin: 'left',
          animation: `${walk} linear both`,
          animationTimeline: 'scroll(root block)',
        },
      },
    },
  },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  marginBlockStart: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
  // They are drawn on light paper.
  '@media': { [media.dark]: { filter: 'brightness(0.8)' } },
});

export const neighbour = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.accent, background: vars.color.surface } },
});

/** The newer post stands at the right, also when it is alone. */
export const newer = style({
  '@media': { [media.wide]: { gridColumn: '2', textAlign: 'end' } },
});

export const others = style({
  paddingBlock: vars.space[12],
  background: vars.color.surface,
  borderBlock: `${vars.stroke.hair} solid ${vars.color.line}`,
});
