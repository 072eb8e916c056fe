import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` } },
});

const bone = style({ borderRadius: vars.radius.small, background: vars.color.line });

export const title = style([bone, { width: '45%', height: '1.5rem' }]);

export const line = style([bone, { height: '0.875rem', selectors: { '&:last-child': { width: '70%' } } }]);
