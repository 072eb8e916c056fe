// What is only for browsers with JavaScript, or only for those without. '&&' wins over the part's own class.
import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../styles/tokens.ts';

/** What does nothing without JavaScript isn't shown without it. */
export const scriptOnly = style({
  '@media': { [media.noScript]: { selectors: { '&&': { display: 'none' } } } },
});

const shownAs = (display: string) => ({
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.noScript]: { selectors: { '&&': { display } } } },
});

export const noScriptOnly = styleVariants({ block: shownAs('block'), button: shownAs('inline-flex') });
