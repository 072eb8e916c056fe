import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const search = style({ width: '100%' });

export const row = style({ display: 'flex', gap: vars.space[2], maxWidth: vars.width.reading });

export const input = style({ flex: '1 1 auto', minWidth: 0 });
