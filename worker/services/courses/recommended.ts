// 'Kursy dla Ciebie' (docs/product.md 'Kursy dla Ciebie'): what fits the analysis as the plan shows it, the chosen trail first, else what is
// bought most and why.
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { isLocked, type VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import type { CourseCard } from '#domain/courses/library/facets.ts';
import { popularCourses, createRecommender, type Recommendation } from '#domain/courses/recommend.ts';
import type { Trail } from '#domain/advice/progress/trail.ts';
import { COURSE_LINKS } from '#content/careers/course-links.ts';
import { listCourses } from '#content/catalogue.server.ts';
import { logError } from '../../log.ts';

export type RecommendedCourses = {
  /** What is said above courses that stand in; null = nothing to say. */
  note: string | null;
  courses: (Pick<Recommendation, 'fits' | 'why'> & { course: CourseCard; isOwned: boolean })[];
};

const NO_MATCH = 'Nie znaleziono rekomendowanych kursów dla Twojego profilu.';
const FAILED = 'Wystąpił błąd podczas personalizacji. Sprawdź nasze najpopularniejsze kursy:';
/** While nobody has bought anything, none is the most popular. */
const FAILED_EARLY = 'Wystąpił błąd podczas personalizacji. Sprawdź kursy z\u00a0biblioteki:';
const NO_REASON = { fits: [], why: null };

// The catalogue can't change while an isolate lives, so it is made ready once, when somebody first needs it.
let madeRecommender: ReturnType<typeof createRecommender> | null = null;

function recommender() {
  return (madeRecommender ??= createRecommender(listCourses(), COURSE_LINKS));
}

/** `all`: the catalogue. `opened` = null: there is no analysis, and what stands in needs no word. */
export function recommendedCourses(
  all: readonly CourseCard[],
  opened: { analysis: VisibleAnalysis; trail: Trail | null } | null,
  owned: ReadonlySet<string>,
): RecommendedCourses {
  const shown = (course: CourseCard, reason: Pick<Recommendation, 'fits' | 'why'>) => ({
    course,
    ...reason,
    isOwned: owned.has(course.id),
  });
  const instead = (note: string | null) => ({
    note,
    courses: popularCourses(all).map((course) => shown(course, NO_REASON)),
  });
  if (opened === null) return instead(null);
  try {
    const byId = new Map(all.map((course) => [course.id, course]));
    const courses = recommender()(profileOf(opened)).flatMap(({ id, fits, why }) => {
      const course = byId.get(id);
      return course === undefined ? [] : [shown(course, { fits, why })];
    });
    return courses.length === 0 ? instead(NO_MATCH) : { note: null, courses };
  } catch (error) {
    logError('recommended-courses', error);
    return instead(all.some(({ popularity }) => popularity > 0) ? FAILED : FAILED_EARLY);
  }
}

/** The trail, then the other open paths, then those of which only the name is shown. */
function profileOf({ analysis, trail }: { analysis: VisibleAnalysis; trail: Trail | null }) {
  const rank = (path: VisibleAnalysis['sciezkiKariery'][number], place: number) =>
    place === trail?.place ? 0 : isLocked(path) ? 2 : 1;
  const paths = analysis.sciezkiKariery
    .map((path, place) => ({ path, rank: rank(path, place) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ path }) => ({
      zawodId: isLocked(path) || isAdvised(path) ? path.zawodId : null,
      name: path.nazwa,
    }));
  return { paths, skills: analysis.umiejetnosci.flatMap((skill) => (skill === null ? [] : [skill.nazwa])) };
}
