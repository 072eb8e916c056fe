// The library as the server answers it: the catalogue is taken apart once an isolate and the answers to the latest choices are
// kept, so that a request costs what its page shows and not what the catalogue holds.
import { listCourses } from '#content/catalogue.server.ts';
import { textOfCard } from '#domain/courses/library/card-text.ts';
import { pageOf, withCards, type LibraryPage } from '#domain/courses/library/page.ts';
import { LIST_START, libraryParams, type LibraryState } from '#domain/courses/library/state.ts';
import { createLibrary, type CourseCard, type LibraryView } from '#domain/courses/library/facets.ts';

const KEPT_VIEWS = 100;

type View = LibraryView<CourseCard>;

let library: ((state: LibraryState) => View) | null = null;
const views = new Map<string, View>();

/** `list`: with each card as a line of text (card-text.ts). */
export function readLibrary(state: LibraryState): { total: number; list: LibraryPage<string> } {
  return { total: listCourses().length, list: withCards(pageOf(viewOf(state), state), textOfCard) };
}

function viewOf(state: LibraryState): View {
  const key = libraryParams({ ...state, ...LIST_START }).toString();
  const view = views.get(key) ?? (library ??= createLibrary(listCourses()))(state);
  // The latest stands last.
  views.delete(key);
  views.set(key, view);
  const [oldest] = views.keys();
  if (views.size > KEPT_VIEWS && oldest !== undefined) views.delete(oldest);
  return view;
}
