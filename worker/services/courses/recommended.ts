// 'Kursy dla Ciebie' (docs/product.md 'Kursy dla Ciebie'): what fits the analysis as the plan shows it, else the best-sellers and why.
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import type { CourseCard } from '#domain/courses/library/facets.ts';
import { bestSellers, createRecommender } from '#domain/courses/recommend.ts';
import { listCourses } from '#content/catalogue.server.ts';
import { logError } from '../../log.ts';

export type RecommendedCourses = {
  /** What is said above best-sellers that stand in; null = nothing to say. */
  note: string | null;
  courses: { course: CourseCard; because: readonly string[]; isOwned: boolean }[];
};

type Answers = { additional_interests: string; additional_info: string };

const NO_MATCH = 'Nie znaleziono rekomendowanych kursów dla Twojego profilu.';
const FAILED = 'Wystąpił błąd podczas personalizacji. Sprawdź nasze najpopularniejsze kursy:';

// The catalogue can't change while an isolate lives, so it is made ready once, when somebody first needs it.
let madeRecommender: ReturnType<typeof createRecommender> | null = null;

function recommender() {
  return (madeRecommender ??= createRecommender(listCourses()));
}

/** `analysis` = null: there is none, and the best-sellers need no word. */
export function recommendedCourses(
  analysis: VisibleAnalysis | null,
  answers: Answers | null,
  owned: ReadonlySet<string>,
): RecommendedCourses {
  const shown = (course: CourseCard, because: readonly string[]) => ({
    course,
    because,
    isOwned: owned.has(course.id),
  });
  const all = listCourses();
  const instead = (note: string | null) => ({
    note,
    courses: bestSellers(all).map((course) => shown(course, [])),
  });
  if (analysis === null) return instead(null);
  try {
    const byId = new Map(all.map((course) => [course.id, course]));
    const courses = recommender()(profileOf(analysis, answers)).flatMap(({ id, because }) => {
      const course = byId.get(id);
      return course === undefined ? [] : [shown(course, because)];
    });
    return courses.length === 0 ? instead(NO_MATCH) : { note: null, courses };
  } catch (error) {
    logError('recommended-courses', error);
    return instead(FAILED);
  }
}

function profileOf(analysis: VisibleAnalysis, answers: Answers | null) {
  const named = ({ nazwa, opis }: { nazwa: string; opis: string }) => ({ name: nazwa, description: opis });
  return {
    paths: analysis.sciezkiKariery.filter((path) => path !== null).map(named),
    skills: analysis.umiejetnosci.filter((skill) => skill !== null).map(named),
    interests: answers?.additional_interests ?? '',
    additionalInfo: answers?.additional_info ?? '',
  };
}
