// /blog: `?tag=` and `?szukaj=` narrow the list. A tag that nobody uses is no tag.
import { cardOf } from '#content/posts/card.server.ts';
import { listPosts } from '#content/posts.server.ts';
import { findPosts, tagsOf } from '#domain/site/posts/find-posts.ts';
import { scopeContext } from '../../context.ts';
import { BlogPage } from '../../features/site/posts/BlogPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { searchOf } from '../../lib/search-query.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/blog.ts';

export const handle: PageHandle = { hydrate: false };

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = searchOf(searchParams);
  const all = listPosts();
  const tags = tagsOf(all);
  const tag = tags.find(({ slug }) => slug === searchParams.get('tag')) ?? null;
  const posts = findPosts(all, { tag: tag?.slug ?? null, query }).map(cardOf);
  const head = headFor({ tag, query }, context.get(scopeContext).origin);
  return { posts, tags, tag, query, head };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

type Shown = { tag: { name: string; slug: string } | null; query: string };

function headFor({ tag, query }: Shown, origin: string) {
  const crumbs = [{ name: 'Blog', path: '/blog' }];
  const path = tag === null ? '/blog' : `/blog?tag=${tag.slug}`;
  return pageHead(
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
      structured: [breadcrumbs(origin, tag === null ? crumbs : [...crumbs, { name: tag.name, path }])],
    },
    origin,
  );
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
