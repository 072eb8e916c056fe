import { cardOf } from '#content/posts/card.server.ts';
import { listPosts, readPost } from '#content/posts.server.ts';
import type { Post } from '#content/posts/post.ts';
import { relatedPosts } from '#domain/site/posts/find-posts.ts';
import { scopeContext } from '../../context.ts';
import { PostPage, type Neighbour } from '../../features/site/posts/PostPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { notFoundPage } from '../../features/platform/shell/not-found-page.server.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { article, breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/post.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const post = await readPost(params.slug);
  if (post === null) throw await notFoundPage(url);
  const all = listPosts();
  const place = all.findIndex(({ slug }) => slug === post.slug);
  const neighbour = (index: number): Neighbour | null => {
    const other = all[index];
    return other === undefined ? null : { slug: other.slug, title: other.title };
  };
  const { origin } = context.get(scopeContext);
  return {
    head: headFor(post, origin),
    post,
    related: relatedPosts(post, all).map(cardOf),
    // The list begins with the newest.
    older: neighbour(place + 1),
    newer: neighbour(place - 1),
    address: `${origin}/blog/${post.slug}`,
  };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

function headFor(post: Post, origin: string) {
  const path = `/blog/${post.slug}`;
  return pageHead(
    {
      title: `${post.seoTitle} – Szlak`,
      description: post.seoDescription,
      keywords: post.seoKeywords,
      path,
      image: { path: post.socialImage, alt: post.imageAlt },
      article: { publishedDay: post.day, updatedDay: post.updatedDay, tags: post.tags },
      structured: [
        article(origin, post),
        breadcrumbs(origin, [
          { name: 'Blog', path: '/blog' },
          { name: post.title, path },
        ]),
      ],
    },
    origin,
  );
}

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />;
}
