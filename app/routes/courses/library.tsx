// /biblioteka-kursow: the server answers each choice with the part of the list that the page shows. Once the browser has all
// cards (course-cards.ts), the island answers every further choice without a call.
import {
  type CourseSearch,
  createCourseSearch,
  createLibrary,
  type CourseCard,
  type LibraryView,
} from '#domain/courses/library/facets.ts';
import { pageOf, type LibraryPage as FoundCourses } from '#domain/courses/library/page.ts';
import {
  libraryParams,
  type LibraryState,
  LIST_START,
  readLibraryState,
} from '#domain/courses/library/state.ts';
import { readCatalogue } from '#worker/services/courses/figures.ts';
import { scopeContext } from '../../context.ts';
import { LibraryPage } from '../../features/courses/library/LibraryPage.tsx';
import { libraryPath } from '../../features/courses/library/use-library.ts';
import { Island } from '../../lib/island/Island.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/library.ts';

// The library as the server answers it: the catalogue's words are taken apart once an isolate and the answers to the latest choices
// are kept as long as its figures stay the same, so that a request costs what its page shows and not what the catalogue holds.
const KEPT_VIEWS = 100;

type View = LibraryView<CourseCard>;

let search: CourseSearch | null = null;
let made: { cards: readonly CourseCard[]; library: (state: LibraryState) => View } | null = null;
const views = new Map<string, View>();

/** `cards`: the catalogue; the same array while its figures are the same. */
function readLibrary(
  cards: readonly CourseCard[],
  state: LibraryState,
): { total: number; list: FoundCourses<CourseCard> } {
  if (made?.cards !== cards) {
    search ??= createCourseSearch(cards);
    made = { cards, library: createLibrary(cards, search) };
    views.clear();
  }
  return { total: cards.length, list: pageOf(viewOf(made.library, state), state) };
}

function viewOf(library: (state: LibraryState) => View, state: LibraryState): View {
  const key = libraryParams({ ...state, ...LIST_START }).toString();
  const view = views.get(key) ?? library(state);
  // The latest stands last.
  views.delete(key);
  views.set(key, view);
  const [oldest] = views.keys();
  if (views.size > KEPT_VIEWS && oldest !== undefined) views.delete(oldest);
  return view;
}

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
  const { total, answered, search: asked, figures } = loaderData;
  return <Island name="library" part={LibraryPage} props={{ total, answered, search: asked, figures }} />;
}
