// What became of the courses, for every page that shows a list (docs/decisions.md 'Ratings, best-sellers and reductions'): two small
// statements in the page's own round trip, and none while the isolate remembers it.
import { listCourses } from '#content/catalogue.server.ts';
import { allCourseFigures, countedCourse, readCourses } from '#db/courses/queries/catalogue.ts';
import { lessonsRead } from '#domain/courses/authorship.ts';
import { figuresOf, withFigures, withRead, type FiguresById } from '#domain/courses/library/figures.ts';
import type { CourseCard } from '#domain/courses/library/facets.ts';
import type { RequestScope } from '../../scope.ts';

/** As long as the edge cache sends a page as it is. */
const REMEMBERED_MS = 5 * 60_000;

const NONE: FiguresById = {};

let remembered: { figures: FiguresById; at: number } | null = null;

/** The same object as long as it is remembered. What is out of reach isn't shown: an old count, else none. */
export async function readFigures(scope: RequestScope): Promise<FiguresById> {
  const { batch, config, now } = scope;
  if (remembered !== null && now - remembered.at < REMEMBERED_MS) return remembered.figures;
  try {
    const [rows, counts] =
      config.database === null
        ? [[], []]
        : await Promise.all([batch.ask(allCourseFigures), batch.ask(readCourses)]);
    const counted = figuresOf(listCourses(), rows.map(countedCourse));
    const read = counts.map((row) => ({ courseId: row.course_id, read: lessonsRead(row) }));
    const figures = withRead(counted, read);
    remembered = { figures, at: now };
    return figures;
  } catch {
    return remembered?.figures ?? NONE;
  }
}

let made: { figures: FiguresById; cards: readonly CourseCard[] } | null = null;

/** The catalogue as lists show it; the same array as long as the figures are. */
export function cardsOf(figures: FiguresById): readonly CourseCard[] {
  if (made?.figures !== figures) made = { figures, cards: withFigures(listCourses(), figures) };
  return made.cards;
}

export async function readCatalogue(
  scope: RequestScope,
): Promise<{ figures: FiguresById; cards: readonly CourseCard[] }> {
  const figures = await readFigures(scope);
  return { figures, cards: cardsOf(figures) };
}
