// /dane-i-metoda: a text like the others (page.tsx), with what is counted.
import { readPage } from '#content/pages.server.ts';
import { readRunFigures } from '#worker/services/desk/site-figures.ts';
import { scopeContext } from '../../context.ts';
import { methodPlaces } from '../../features/site/method/MethodPlaces.tsx';
import { readMethod } from '../../features/site/method/method.server.ts';
import { placesOf } from '../../features/site/pages/places.tsx';
import { StaticPage } from '../../features/site/pages/StaticPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/method.ts';

export const handle: PageHandle = { hydrate: false };

const SLUG = 'dane-i-metoda';

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const [runs, page, method] = await Promise.all([readRunFigures(scope), readPage(SLUG), readMethod()]);
  if (page === null) throw new Response(null, { status: 404 });
  const { operator } = scope.config;
  const path = `/${SLUG}`;
  const head = pageHead(
    {
      title: page.seoTitle,
      description: page.seoDescription,
      path,
      structured: [breadcrumbs(scope.origin, [{ name: page.title, path }])],
    },
    scope.origin,
  );
  return { page, operator, method, runs, head };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function MethodRoute({ loaderData }: Route.ComponentProps) {
  const { page, operator, method, runs } = loaderData;
  return <StaticPage page={page} places={{ ...placesOf(operator), ...methodPlaces(method, runs) }} />;
}
