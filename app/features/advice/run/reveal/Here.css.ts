import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';
import { media } from '../../../../styles/tokens.ts';
import { gutter, mark } from './RunLog.css.ts';

const breathe = keyframes({ '50%': { boxShadow: `0 0 0 ${vars.space[2]} transparent` } });

/** A ring, 'you are here'. */
export const here = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minHeight: '9rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.2rem',
    insetInlineStart: `calc(-1 * ${gutter})`,
    width: mark,
    height: mark,
    borderRadius: vars.radius.round,
    border: `${vars.stroke.mark} solid ${vars.color.accent}`,
    background: vars.color.surface,
    boxShadow: `0 0 0 ${vars.stroke.mark} ${vars.color.accentSoft}`,
  },
  '@media': {
    [media.motion]: { '::before': { animation: `${breathe} 1600ms ease-in-out infinite` } },
  },
});

/** On a phone some of it takes two lines: what stands below doesn't move for that. */
export const now = style({
  fontWeight: 600,
  minHeight: '2lh',
  '@media': { [media.wide]: { minHeight: '1lh' } },
});

const comes = keyframes({ from: { opacity: 0 } });

export const note = style({
  color: vars.color.inkSoft,
  '@media': { [media.motion]: { animation: `${comes} 180ms ease-out` } },
});
