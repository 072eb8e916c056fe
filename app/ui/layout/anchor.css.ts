import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

/** What a link leads to isn't hidden by the page's sticky header. */
export const anchor = style({ scrollMarginTop: vars.space[24] });
