import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space[4] });

export const consentBox = style({
  display: 'grid',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  lineHeight: 1.45,
});

/** A whole sentence of law, not the name of a choice. */
export const consentWords = style({ fontWeight: 400 });

export const wide = style({ selectors: { '&&': { width: '100%' } } });

export const status = style({
  color: vars.color.accent,
  fontWeight: 600,
  textAlign: 'center',
  selectors: { '&:empty': { display: 'none' } },
});
