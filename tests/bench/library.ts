// The library from a keystroke to its list (docs/performance.md 'Measured'): the pure part, with the real catalogue's words.
import { createLibrary, type CourseCard } from '#domain/courses/library/facets.ts';
import { withFigures } from '#domain/courses/library/figures.ts';
import { WHOLE_LIBRARY } from '#domain/courses/library/state.ts';
import { catalogueCard, readCourses } from '#scripts/content/modules.ts';
import { generatedCards } from './generated-cards.ts';
import { row, type Row } from './measured.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = 5;
const QUERIES = ['exel dla poczatkujacych', 'zarzadzanie projektami', 'programowanie w pythonie'];
const SIZES = [
  { courses: 50, targetMs: 16 },
  { courses: 5_000, targetMs: 50 },
];

export async function benchLibrary(): Promise<Row[]> {
  const cards = (await readCourses('content/courses')).map(catalogueCard);
  return SIZES.map(({ courses, targetMs }) => {
    const times = keystrokes(withFigures(generatedCards(cards, courses), {}));
    const what = `the library of ${courses} courses: a keystroke to its result (p95 ${quantile(times, 0.95).toFixed(2)} ms)`;
    return row(what, { must: targetMs, aim: targetMs }, median(times), ' ms', 2);
  });
}

/** Every letter of every query on a library that was not asked before. */
function keystrokes(cards: readonly CourseCard[]): number[] {
  return Array.from({ length: ROUNDS }, () => createLibrary(cards)).flatMap((library) =>
    QUERIES.flatMap((query) =>
      Array.from(query, (_, place) => {
        const before = performance.now();
        library({ ...WHOLE_LIBRARY, query: query.slice(0, place + 1) });
        return performance.now() - before;
      }),
    ),
  );
}
