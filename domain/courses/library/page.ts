// What a page shows of the library's list. It grows by steps up to MAX_SHOWN; what comes after that has an address of its own,
// so that every course is reached by links and no page grows with the catalogue.
import { MAX_SHOWN, SHOWN_STEP, type LibraryState } from './state.ts';
import type { LibraryView } from './facets.ts';

export type LibraryPage<Card> = LibraryView<Card> & {
  /** How many of the list stand before `courses`. */
  before: number;
  /** How many there are in all. */
  found: number;
};

type Place = Pick<LibraryState, 'page' | 'shown'>;
type Shown = Pick<LibraryPage<unknown>, 'courses' | 'before' | 'found'>;

/** A page past the end is the last one. */
export function pageOf<Card>(view: LibraryView<Card>, { page, shown }: Place): LibraryPage<Card> {
  const found = view.courses.length;
  const lastPage = Math.max(1, Math.ceil(found / MAX_SHOWN));
  const before = (Math.min(page, lastPage) - 1) * MAX_SHOWN;
  return { ...view, courses: view.courses.slice(before, before + shown), before, found };
}

/** Null = the list is at its end. */
export function placeOfMore({ courses, before, found }: Shown): Place | null {
  if (before + courses.length >= found) return null;
  const page = before / MAX_SHOWN + 1;
  return courses.length < MAX_SHOWN
    ? { page, shown: courses.length + SHOWN_STEP }
    : { page: page + 1, shown: SHOWN_STEP };
}

/** Null = nothing stands before. */
export function placeBefore({ before }: Shown): Place | null {
  return before === 0 ? null : { page: before / MAX_SHOWN, shown: MAX_SHOWN };
}
