import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

/** What is a press away, ruled like the lines of a table. */
export const more = style({ display: 'grid' });

globalStyle(`${more} > *`, { borderBlockStart: `${vars.stroke.hair} solid ${vars.color.line}` });
