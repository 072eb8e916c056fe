// The library as the server answers it: the catalogue is taken apart once an isolate and the answers to the latest choices are
// kept, so that a request costs what its page shows and not what the catalogue holds.
import { listCourses } from '#content/catalogue.server.ts';
import { pageOf, type LibraryPage } from '#domain/courses/library/page.ts';
import { LIST_START, libraryParams, type LibraryState } from '#domain/courses/library/state.ts';
import { createLibrary, type CourseCard, type LibraryView } from '#domain/courses/library/facets.ts';

const KEPT_VIEWS = 100;

type View = LibraryView<CourseCard>;

let library: ((state: LibraryState) => View) | null = null;
const views = new Map<string, View>();

export function readLibrary(state: LibraryState): { total: number; list: LibraryPage<CourseCard> } {
  return { total: listCourses().length, list: pageOf(viewOf(state), state) };
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
