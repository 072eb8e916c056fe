// The blog for loaders; no text of it reaches the browser's bundle.
import { POST_OF, POSTS } from './compiled/posts.ts';
import type { Post, PostSummary } from './posts/post.ts';

/** Newest first, without their texts. */
export function listPosts(): readonly PostSummary[] {
  return POSTS;
}

/** Null = there is no such post. */
export async function readPost(slug: string): Promise<Post | null> {
  const summary = POSTS.find((one) => one.slug === slug);
  if (summary === undefined) return null;
  const text = await POST_OF[slug]?.();
  if (text === undefined) throw new Error(`The post ${slug} has no text.`);
  return { ...summary, ...text };
}
