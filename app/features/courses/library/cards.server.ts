// The library as the server answers it: the catalogue's words are taken apart once an isolate and the answers to the latest choices
// are kept as long as its figures stay the same, so that a request costs what its page shows and not what the catalogue holds.
import { pageOf, type LibraryPage } from '#domain/courses/library/page.ts';
import { LIST_START, libraryParams, type LibraryState } from '#domain/courses/library/state.ts';
import { createLibrary, type CourseCard, type LibraryView } from '#domain/courses/library/facets.ts';
import { createCourseSearch, type CourseSearch } from '#domain/courses/library/search.ts';

const KEPT_VIEWS = 100;

type View = LibraryView<CourseCard>;

let search: CourseSearch | null = null;
let made: { cards: readonly CourseCard[]; library: (state: LibraryState) => View } | null = null;
const views = new Map<string, View>();

/** `cards`: the catalogue; the same array while its figures are the same. */
export function readLibrary(
  cards: readonly CourseCard[],
  state: LibraryState,
): { total: number; list: LibraryPage<CourseCard> } {
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
