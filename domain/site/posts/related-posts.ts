// Related posts (docs/product.md 'Related posts'): up to three others that share at least one tag, those with more shared tags first, then
// the newest.
const MAX_RELATED_POSTS = 3;

type Tagged = { slug: string; tags: readonly string[]; day: string };

/** `day` as '2026-03-12', so that days compare as text. */
export function relatedPosts<Post extends Tagged>(post: Tagged, all: readonly Post[]): Post[] {
  const own = new Set(post.tags);
  return all
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, shared: new Set(other.tags.filter((tag) => own.has(tag))).size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || b.other.day.localeCompare(a.other.day))
    .slice(0, MAX_RELATED_POSTS)
    .map(({ other }) => other);
}
