import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const steps = style({ display: 'grid', gap: vars.space[3], paddingInlineStart: vars.space[5] });

globalStyle(`${steps} > li`, { breakInside: 'avoid', whiteSpace: 'pre-line' });
globalStyle(`${steps} small`, { fontSize: vars.fontSize.small, color: vars.color.inkSoft });
