import { listPosts, readPost } from '#content/posts.server.ts';
import { relatedPosts } from '#domain/blog/related-posts.ts';
import { servicesContext } from '../context.ts';
import { cardOf } from '../features/blog/card.ts';
import { PostPage, type Neighbour } from '../features/blog/PostPage.tsx';
import type { PageHandle } from '../lib/page-handle.ts';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { article, breadcrumbs } from '../lib/structured-data.ts';
import type { Route } from './+types/post.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const post = await readPost(params.slug);
  if (post === null) throw new Response(null, { status: 404 });
  const all = listPosts();
  const place = all.findIndex(({ slug }) => slug === post.slug);
  const neighbour = (index: number): Neighbour | null => {
    const other = all[index];
    return other === undefined ? null : { slug: other.slug, title: other.title };
  };
  return {
    post,
    related: relatedPosts(post, all).map(cardOf),
    // The list begins with the newest.
    older: neighbour(place + 1),
    newer: neighbour(place - 1),
    address: `${context.get(servicesContext).site.origin}/blog/${post.slug}`,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { post } = loaderData;
  const origin = originOf(matches);
  const path = `/blog/${post.slug}`;
  return pageMeta(
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
    matches,
  );
}

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />;
}
