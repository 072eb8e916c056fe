// The posts of the landing page's blog teaser: the first three of content/posts. While there are none, the teaser isn't shown.
import type { PostCard } from './post-card.ts';

export const TEASER_POSTS: readonly PostCard[] = [];
