/**
 * From page to page the old one fades into the new, for anyone who doesn't ask for less motion; it takes no press away. In each page's head: a
 * browser that reads it in a sheet may show the page before it has, and then breaks the fade off with an error.
 */
export const CROSS_FADE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition{pointer-events:none}::view-transition-old(root),::view-transition-new(root){animation-duration:.12s}}';
