// The blog for loaders; no text of it reaches the browser's bundle.
import { readStaticJson } from '#content/static-json.ts';
import { POSTS } from './compiled/posts.ts';
import type { Post, PostSummary, PostText } from './posts/post.ts';

/** Newest first, without their texts. */
export function listPosts(): readonly PostSummary[] {
  return POSTS;
}

/** Null = there is no such post. Throws if its text can't be read. */
export async function readPost(slug: string): Promise<Post | null> {
  const summary = POSTS.find((one) => one.slug === slug);
  if (summary === undefined) return null;
  return { ...summary, ...(await readStaticJson<PostText>(`/dane/teksty/wpisy/${slug}.json`)) };
}
