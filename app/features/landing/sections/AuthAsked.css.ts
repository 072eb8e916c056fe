import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

// Around each by itself: with JavaScript nothing may take room that is gone a moment later.
export const notice = style({ paddingBlockStart: vars.space[4] });
