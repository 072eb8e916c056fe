// 'Kursy dla Ciebie' (docs/product.md 'Kursy dla Ciebie'): what fits the chosen trail, or the paths to choose from, as the plan shows them;
// else none.
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { isLocked, isOpen } from '#domain/advice/analysis/events.ts';
import { nameKey } from '#domain/advice/analysis/name-key.ts';
import type { CourseCard } from '#domain/courses/library/facets.ts';
import { createRecommender, type CareerProfile, type Recommendation } from '#domain/courses/recommend.ts';
import { COURSE_LINKS } from '#content/careers/course-links.ts';
import { skillsOf } from '#content/careers/course-skills.ts';
import { listCourses } from '#content/catalogue.server.ts';
import type { OpenedAnalysis } from '../advice/stored.ts';

export type RecommendedCourse = Pick<Recommendation, 'fits' | 'why'> & {
  course: CourseCard;
  isOwned: boolean;
};

type Opened = Pick<OpenedAnalysis, 'analysis' | 'trail' | 'skillStates'>;

// The catalogue can't change while an isolate lives, so it is made ready once, when somebody first needs it.
let madeRecommender: ReturnType<typeof createRecommender> | null = null;

function recommender() {
  const taught = () => listCourses().map(({ id }) => ({ id, teaches: skillsOf(id) }));
  return (madeRecommender ??= createRecommender(taught(), COURSE_LINKS));
}

/** `all`: the catalogue. `opened` = null: there is no analysis, so nothing is known that a course could fit. */
export function recommendedCourses(
  all: readonly CourseCard[],
  opened: Opened | null,
  owned: ReadonlySet<string>,
): RecommendedCourse[] {
  if (opened === null) return [];
  const byId = new Map(all.map((course) => [course.id, course]));
  return recommender()(profileOf(opened)).flatMap(({ id, fits, why }) => {
    const course = byId.get(id);
    return course === undefined ? [] : [{ course, fits, why, isOwned: owned.has(id) }];
  });
}

/** Of a chosen trail what it asks for alone; before that the open paths, then those of which only the name is shown. */
function profileOf({ analysis, trail, skillStates }: Opened): CareerProfile {
  const { sciezkiKariery, umiejetnosci } = analysis;
  const chosen = trail === null ? undefined : sciezkiKariery[trail.place];
  const paths =
    chosen === undefined
      ? sciezkiKariery.toSorted((a, b) => Number(isLocked(a)) - Number(isLocked(b)))
      : [chosen];
  const known = new Set(
    umiejetnosci.flatMap((skill, at) =>
      skill !== null && skillStates[at] === 'have' ? [nameKey(skill.nazwa)] : [],
    ),
  );
  const asked =
    chosen !== undefined && isOpen(chosen)
      ? chosen.umiejetnosciPowiazane
      : umiejetnosci.flatMap((skill) => (skill === null ? [] : [skill.nazwa]));
  return {
    paths: paths.map((path) => ({
      zawodId: isLocked(path) || isAdvised(path) ? path.zawodId : null,
      name: path.nazwa,
    })),
    skills: asked.filter((name) => !known.has(nameKey(name))),
  };
}
