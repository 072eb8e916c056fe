import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

/** Somebody's words, with their own line breaks. */
export const letter = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const lines = style({ display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[5] });

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const quoted = style({ display: 'block', color: vars.color.inkSoft });
