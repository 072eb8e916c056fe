// The list of the blog: by one tag, by words, or both; and what is read next. A tag stands in the address as its slug.
import { slugOf } from '../../platform/search/slug.ts';
import { wordsIn } from '../../platform/folded-text.ts';

type Findable = {
  title: string;
  excerpt: string;
  tags: readonly string[];
  seoKeywords: readonly string[];
};

export type Tag = { slug: string; name: string; count: number };

/** `tag` = null and an empty `query` leave all. */
export function findPosts<Post extends Findable>(
  posts: readonly Post[],
  wanted: { tag: string | null; query: string },
): Post[] {
  return posts.filter(
    (post) =>
      (wanted.tag === null || post.tags.some((tag) => slugOf(tag) === wanted.tag)) &&
      matches([post.title, post.excerpt, ...post.tags, ...post.seoKeywords].join(' '), wanted.query),
  );
}

/** All tags with how many posts have them, the most frequent first. */
export function tagsOf(posts: readonly Findable[]): Tag[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ slug: slugOf(name), name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'pl'));
}

// A search that forgives what Polish does to words: case, missing diacritics, endings. Every word asked for has to stand
// somewhere in the text, by its beginning; long words may differ in their last two letters ('karierę' finds 'kariery').
const ENDING_LENGTH = 2;
const MIN_STEM_LENGTH = 4;

/** An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const words = wordsIn(text).map((word) => word.folded);
  return wordsIn(query).every(({ folded }) => {
    const stem = folded.slice(0, Math.max(MIN_STEM_LENGTH, folded.length - ENDING_LENGTH));
    return words.some((word) => word.startsWith(stem));
  });
}

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
