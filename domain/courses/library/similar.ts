// Courses that stand beside one another: on a course's page (same category, shared tags), and on a career path.
import type { CourseLink } from '../../atlas/courses.ts';
import { spelled } from '../../platform/folded-text.ts';
import type { Course } from '../course.ts';
import type { CourseFigures } from './figures.ts';
import { isOnShelf, SHELF_NAMES } from './shelves.ts';
import { createRecommender, type ScoredCourse } from '../recommend.ts';

type Kin = Pick<Course, 'id' | 'category' | 'tags'>;
type Other = Kin & Pick<CourseFigures, 'popularity'>;

const MAX_SIMILAR = 3;
/** One alone looks like a hole. */
const MIN_SIMILAR = 2;
const SAME_CATEGORY = 2;

/**
 * The nearest other courses: shared tags count 1 each, the category 2; the more bought one of equals first. Then come those of a
 * common shelf; where even so there is only one, none.
 */
export function similarCourses<Card extends Other>(course: Kin, all: readonly Card[]): Card[] {
  const tags = new Set(spelledTags(course));
  const nearness = (other: Card) =>
    spelledTags(other).filter((tag) => tags.has(tag)).length +
    (other.category === course.category ? SAME_CATEGORY : 0);
  const shelves = SHELF_NAMES.filter((shelf) => isOnShelf(course.category, shelf));
  const similar = all
    .filter(({ id }) => id !== course.id)
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ near, other }) => near > 0 || shelves.some((shelf) => isOnShelf(other.category, shelf)))
    .toSorted((a, b) => b.near - a.near || b.other.popularity - a.other.popularity)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
  return similar.length < MIN_SIMILAR ? [] : similar;
}

// The catalogue's courses are asked for on every course's page.
const remembered = new WeakMap<readonly string[], readonly string[]>();

function spelledTags({ tags }: Kin): readonly string[] {
  const known = remembered.get(tags) ?? tags.map(spelled);
  remembered.set(tags, known);
  return known;
}

type NamedPath = { nazwa: string; zawodId?: string; umiejetnosciPowiazane: readonly string[] };

/** The names of those paths ('Przyda się na ścieżce: …') to which the course is linked, or of whose skills it teaches one. */
export function pathsHelpedBy(
  course: ScoredCourse,
  paths: readonly NamedPath[],
  links: readonly CourseLink[],
): string[] {
  const recommend = createRecommender([course], links);
  const helpsOn = ({ nazwa, zawodId, umiejetnosciPowiazane }: NamedPath) =>
    recommend({ paths: [{ zawodId: zawodId ?? null, name: nazwa }], skills: umiejetnosciPowiazane }).length >
    0;
  return paths.filter(helpsOn).map(({ nazwa }) => nazwa);
}
