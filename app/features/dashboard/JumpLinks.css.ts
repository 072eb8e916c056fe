import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens.ts';

export const onPhone = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** What a link leads to isn't hidden by the page's sticky header. */
export const anchor = style({ scrollMarginTop: vars.space[24] });
