// Courses that stand beside one another: on a course's page (same category, shared tags), and on a career path.
import { spelled } from '../../folded-text.ts';
import type { Course } from '../course.ts';
import { createRecommender, type ScoredCourse } from '../recommend.ts';

type Kin = Pick<Course, 'id' | 'category' | 'tags' | 'reviews'>;

const MAX_SIMILAR = 3;
const SAME_CATEGORY = 2;

/** The nearest other courses: shared tags count 1 each, the category 2; the more reviewed one of equals first. */
export function similarCourses<Card extends Kin>(course: Kin, all: readonly Card[]): Card[] {
  const tags = new Set(spelledTags(course));
  const nearness = (other: Card) =>
    spelledTags(other).filter((tag) => tags.has(tag)).length +
    (other.category === course.category ? SAME_CATEGORY : 0);
  return all
    .filter(({ id }) => id !== course.id)
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || b.other.reviews - a.other.reviews)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}

// The catalogue's courses are asked for on every course's page.
const remembered = new WeakMap<readonly string[], readonly string[]>();

function spelledTags({ tags }: Kin): readonly string[] {
  const known = remembered.get(tags) ?? tags.map(spelled);
  remembered.set(tags, known);
  return known;
}

export type NamedPath = { nazwa: string; umiejetnosciPowiazane: readonly string[] };

/** The names of those paths ('pomaga w ścieżce: …') in whose name or skills a word of the course's title or tags stands. */
export function pathsHelpedBy(course: ScoredCourse, paths: readonly NamedPath[]): string[] {
  const recommend = createRecommender([{ ...course, description: '', bestSeller: false }]);
  const helpsOn = ({ nazwa, umiejetnosciPowiazane }: NamedPath) =>
    recommend({
      paths: [{ name: nazwa, description: '' }],
      skills: umiejetnosciPowiazane.map((name) => ({ name, description: '' })),
      interests: '',
      additionalInfo: '',
    }).length > 0;
  return paths.filter(helpsOn).map(({ nazwa }) => nazwa);
}
