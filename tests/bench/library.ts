// The library from a keystroke to its list (issue 'The course catalogue'): the pure part, with the real catalogue's words.
import { createLibrary, type CourseCard } from '#domain/courses/library.ts';
import { WHOLE_LIBRARY } from '#domain/courses/library-state.ts';
import { catalogueCard, readCourses } from '#scripts/content/courses.ts';
import { generatedCards } from './generated-cards.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = 5;
const QUERIES = ['exel dla poczatkujacych', 'zarzadzanie projektami', 'programowanie w pythonie'];
const SIZES = [
  { courses: 50, targetMs: 16 },
  { courses: 5_000, targetMs: 50 },
];

export async function benchLibrary(): Promise<string[]> {
  const cards = (await readCourses('content/courses')).map(catalogueCard);
  return [
    'the library, a keystroke to its result',
    ...SIZES.map(({ courses, targetMs }) => {
      const times = keystrokes(generatedCards(cards, courses));
      return `  ${String(courses).padEnd(6)} courses    median ${median(times).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms (target: at most ${targetMs} ms)`;
    }),
  ];
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
