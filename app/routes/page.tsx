// The static and legal pages: one route for all (app/routes.ts lists them), each with its own text.
import { readPage } from '#content/pages.server.ts';
import { servicesContext } from '../context.ts';
import { placesOf } from '../features/pages/places.tsx';
import { StaticPage } from '../features/pages/StaticPage.tsx';
import type { PageHandle } from '../lib/page-handle.ts';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import type { Route } from './+types/page.ts';

export const handle: PageHandle = { hydrate: false };

// `url`, not the request's own: that ends in '.data' when a page with React asks.
export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = url.pathname.slice(1);
  const page = await readPage(slug);
  if (page === null) throw new Response(null, { status: 404 });
  return { page, operator: context.get(servicesContext).operator };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { slug, title, seoTitle, seoDescription } = loaderData.page;
  const path = `/${slug}`;
  return pageMeta(
    {
      title: seoTitle,
      description: seoDescription,
      path,
      structured: [breadcrumbs(originOf(matches), [{ name: title, path }])],
    },
    matches,
  );
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPage page={loaderData.page} places={placesOf(loaderData.operator)} />;
}
