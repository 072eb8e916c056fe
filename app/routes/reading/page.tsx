// The static and legal pages: one route for all (app/routes.ts lists them), each with its own text.
import { readPage } from '#content/pages.server.ts';
import { servicesContext } from '../../context.ts';
import { placesOf } from '../../features/pages/places.tsx';
import { StaticPage } from '../../features/pages/StaticPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/page.ts';

export const handle: PageHandle = { hydrate: false };

// `url`, not the request's own: that ends in '.data' when a page with React asks.
export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = url.pathname.slice(1);
  const page = await readPage(slug);
  if (page === null) throw new Response(null, { status: 404 });
  const { operatorFacts: operator, site } = context.get(servicesContext);
  const path = `/${slug}`;
  const head = pageHead(
    {
      title: page.seoTitle,
      description: page.seoDescription,
      path,
      structured: [breadcrumbs(site.origin, [{ name: page.title, path }])],
    },
    site.origin,
  );
  return { page, operator, head };
}

export const meta = headOf;

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPage page={loaderData.page} places={placesOf(loaderData.operator)} />;
}
