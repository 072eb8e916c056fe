import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

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
  // Stays in the page while it is empty, or what is filled in would not be read out; the gap it would make goes.
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[4]})` } },
});
