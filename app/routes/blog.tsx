// /blog: `?tag=` and `?szukaj=` narrow the list. A tag that nobody uses is no tag.
import { listPosts } from '#content/posts.server.ts';
import { findPosts, tagsOf } from '#domain/blog/find-posts.ts';
import { BlogPage } from '../features/blog/BlogPage.tsx';
import { cardOf } from '../features/blog/card.ts';
import type { PageHandle } from '../lib/page-handle.ts';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { searchOf } from '../lib/search-query.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import type { Route } from './+types/blog.ts';

export const handle: PageHandle = { hydrate: false };

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = searchOf(searchParams);
  const all = listPosts();
  const tags = tagsOf(all);
  const tag = tags.find(({ slug }) => slug === searchParams.get('tag')) ?? null;
  const posts = findPosts(all, { tag: tag?.slug ?? null, query }).map(cardOf);
  return { posts, tags, tag, query };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { tag, query } = loaderData;
  const crumbs = [{ name: 'Blog', path: '/blog' }];
  const path = tag === null ? '/blog' : `/blog?tag=${tag.slug}`;
  return pageMeta(
    {
      ...(tag === null
        ? {
            title: 'Blog o karierze, zmianie pracy i AI – Szlak',
            description:
              'Artykuły o wyborze zawodu, zmianie branży, pracy zdalnej, umiejętnościach i AI. Każda liczba ma swoje źródło, a każda rada pierwszy krok.',
          }
        : {
            title: `${tag.name} – artykuły na blogu Szlaku`,
            description: `Wszystkie artykuły Szlaku na temat „${tag.name}”: praktyczne wskazówki o pracy i karierze, z podanymi źródłami i pierwszym krokiem.`,
          }),
      path,
      isListed: query === '',
      structured: [
        breadcrumbs(originOf(matches), tag === null ? crumbs : [...crumbs, { name: tag.name, path }]),
      ],
    },
    matches,
  );
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
