import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { HEADER_HEIGHT } from '../shell/Header.css.ts';
import { media } from '../../styles/tokens.ts';

// Under the page's sticky header, so that it stays in sight while one reads on.
export const status = style({
  position: 'sticky',
  insetBlockStart: HEADER_HEIGHT,
  zIndex: 1,
  paddingBlock: vars.space[3],
  background: vars.color.paper,
});

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` } },
});

export const line = style({
  height: '0.875rem',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  selectors: {
    '&:first-child': { width: '40%', height: '1.25rem' },
    '&:last-child': { width: '70%' },
  },
});
