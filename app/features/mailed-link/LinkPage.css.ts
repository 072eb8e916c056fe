import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const page = style({ paddingBlock: vars.space[16] });

export const form = style({ display: 'grid', gap: vars.space[4], width: '100%', maxWidth: vars.width.form });
