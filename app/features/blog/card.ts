import type { PostCard } from '#content/landing/post-card.ts';

/** Only what a card shows: what a loader returns travels to the browser. */
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
