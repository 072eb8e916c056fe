import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';
import { media } from '../../../styles/tokens.ts';

export const opener = style({
  justifySelf: 'start',
  alignSelf: 'start',
  minHeight: '2.75rem',
  paddingInline: vars.space[2],
  border: 0,
  background: 'transparent',
  color: vars.color.accent,
  font: 'inherit',
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '@media': { [media.wide]: { minHeight: '2.25rem' } },
});

export const adder = style({
  clear: 'both',
  flexBasis: '100%',
  display: 'grid',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
});
