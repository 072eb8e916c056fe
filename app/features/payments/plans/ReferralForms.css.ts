import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const forms = style({ display: 'grid', gap: vars.space[3], fontSize: vars.fontSize.small });

export const wide = style({ selectors: { '&&': { width: '100%' } } });
