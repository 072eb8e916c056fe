// The list of the blog: by one tag, by words, or both. A tag stands in the address as its slug.
import { matches } from '../../platform/search/matches.ts';
import { slugOf } from '../../platform/search/slug.ts';

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
