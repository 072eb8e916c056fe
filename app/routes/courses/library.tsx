// /biblioteka-kursow: the server answers each choice with the part of the list that the page shows. Once the browser has all
// cards (course-cards.ts), the island answers every further choice without a call.
import { readLibraryState } from '#domain/courses/library/state.ts';
import { readCatalogue } from '#worker/services/courses/figures.ts';
import { scopeContext } from '../../context.ts';
import { LibraryPage } from '../../features/courses/library/LibraryPage.tsx';
import { libraryPath } from '../../features/courses/library/use-library.ts';
import { readLibrary } from '../../features/courses/library/cards.server.ts';
import { Island } from '../../lib/island/Island.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/library.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const { origin } = scope;
  const path = '/biblioteka-kursow';
  const head = pageHead(
    {
      title: 'Biblioteka kursów online – Szlak',
      description:
        'Kursy dla zmieniających pracę: programowanie, dane, AI, marketing, finanse, języki. Szukaj po temacie, poziomie i cenie, kupuj pojedynczo.',
      path,
      structured: [breadcrumbs(origin, [{ name: 'Biblioteka kursów', path }])],
    },
    origin,
  );
  const { figures, cards } = await readCatalogue(scope);
  const state = readLibraryState(url.searchParams);
  const { total, list } = readLibrary(cards, state);
  return { total, answered: { path: libraryPath(state), list }, search: url.search, figures, head };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function Library({ loaderData }: Route.ComponentProps) {
  const { total, answered, search, figures } = loaderData;
  return <Island name="library" part={LibraryPage} props={{ total, answered, search, figures }} />;
}
