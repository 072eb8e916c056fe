// The posts of the landing page's blog teaser: the newest three. While there are none, the teaser isn't shown.
export { TEASER_POSTS } from '../compiled/teaser.ts';
