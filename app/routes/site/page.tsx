// The static and legal pages: one route for all (app/routes.ts lists them), each with its own text. Of the terms there are versions.
import { readPage } from '#content/pages.server.ts';
import { meansSentence } from '#domain/payments/means.ts';
import { paymentMeansOf } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import { meansPlace, placesOf } from '../../features/site/pages/places.tsx';
import { StaticPage } from '../../features/site/pages/StaticPage.tsx';
import { readTerms } from '../../features/site/pages/terms.server.ts';
import { TermsVersions } from '../../features/site/pages/TermsVersions.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/page.ts';

export const handle: PageHandle = { hydrate: false };

// `url`, not the request's own: that ends in '.data' when a page with React asks.
export async function loader({ url, context }: Route.LoaderArgs) {
  const path = url.pathname;
  const [slug = '', version] = path.slice(1).split('/');
  const terms = slug === 'regulamin' ? await readTerms(version, Date.now()) : null;
  const page = slug === 'regulamin' ? (terms?.page ?? null) : await readPage(slug);
  if (page === null) throw new Response(null, { status: 404 });
  const scope = context.get(scopeContext);
  const { origin } = scope;
  const head = pageHead(
    {
      title: page.seoTitle,
      description: page.seoDescription,
      path,
      structured: [breadcrumbs(origin, [{ name: page.title, path }])],
      isListed: version === undefined,
    },
    origin,
  );
  return {
    page,
    operator: scope.config.operator,
    means: meansSentence(paymentMeansOf(scope)),
    head,
    versions: terms?.versions ?? null,
  };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function PageRoute({ loaderData: { page, operator, means, versions } }: Route.ComponentProps) {
  return (
    <StaticPage
      page={page}
      places={{ ...placesOf(operator), ...meansPlace(means) }}
      above={versions === null ? null : <TermsVersions versions={versions} />}
    />
  );
}
