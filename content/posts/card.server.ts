import type { PostCard } from '../landing/post-card.ts';

/** Only what a card shows: what a loader returns, and what the landing page imports, travels to the browser. */
export function cardOf({
  slug,
  title,
  excerpt,
  date,
  readTime,
  image,
  imageWidth,
  imageHeight,
  tags,
}: PostCard): PostCard {
  return { slug, title, excerpt, date, readTime, image, imageWidth, imageHeight, tags };
}
