// 'Kursy dla Ciebie' (docs/product.md 'Kursy dla Ciebie', docs/decisions.md 'Matching in recommendations'): at most four courses, each with
// a true reason. First those that were linked by hand to the occupation of the chosen trail, then of the other paths, then those whose
// title or tags hold a skill whole, by stem. What is handed in must be what the plan shows: the reasons name it.
import type { CourseLink } from '../atlas/courses.ts';
import { stemOfFolded } from '../advice/reading/stem.ts';
import { wordsIn } from '../platform/folded-text.ts';
import type { Course } from './course.ts';
import type { CourseFigures } from './library/figures.ts';

export type CareerProfile = {
  /** The chosen trail first. `zawodId` null = an analysis made before the tables. */
  paths: readonly { zawodId: string | null; name: string }[];
  /** By name. */
  skills: readonly string[];
};

export type ScoredCourse = Pick<Course, 'id' | 'title' | 'tags'>;

/** `fits`: the path or the skills that the course helps with; `why`: what of it is used on that path, in a sentence, where that is known. */
export type Recommendation = { id: string; fits: readonly string[]; why: string | null };

const MAX_COURSES = 4;
const MAX_SKILLS = 3;

/** The catalogue is taken apart once, so that a page pays for its person's words only. */
export function createRecommender(
  courses: readonly ScoredCourse[],
  links: readonly CourseLink[],
): (profile: CareerProfile) => Recommendation[] {
  const ids = new Set(courses.map(({ id }) => id));
  const taught = courses.map(({ id, title, tags }) => ({
    id,
    phrases: [title, ...tags].map((phrase) => new Set(stemsOf(phrase))),
  }));
  const linked = links.filter(({ course }) => ids.has(course));
  return ({ paths, skills }) => {
    const found = new Map<string, Recommendation>();
    const add = (one: Recommendation) => found.has(one.id) || found.set(one.id, one);
    for (const { zawodId, name } of paths)
      for (const { course, because } of linkedTo(zawodId, linked))
        add({ id: course, fits: [name], why: because });
    for (const one of bySkills(skills, taught)) add(one);
    return [...found.values()].slice(0, MAX_COURSES);
  };
}

/** The nearest first. */
function linkedTo(zawodId: string | null, links: readonly CourseLink[]): CourseLink[] {
  if (zawodId === null) return [];
  return links
    .map((link) => ({ link, place: link.jobs.split(' ').indexOf(zawodId) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ link }) => link);
}

type Taught = { id: string; phrases: readonly ReadonlySet<string>[] };

/** Whoever fits most skills first, of equals in the catalogue's order. */
function bySkills(skills: readonly string[], courses: readonly Taught[]): Recommendation[] {
  const asked = skills.map((name) => ({ name, parts: partsOf(name).map(stemsOf) }));
  return courses
    .map(({ id, phrases }) => {
      const has = (stems: readonly string[]) =>
        stems.length > 0 && phrases.some((phrase) => stems.every((one) => phrase.has(one)));
      const fits = asked.filter(({ parts }) => parts.some(has)).map(({ name }) => name);
      return { id, fits: fits.slice(0, MAX_SKILLS), why: null };
    })
    .filter(({ fits }) => fits.length > 0)
    .toSorted((a, b) => b.fits.length - a.fits.length);
}

// 'Excel i SQL', 'arkusze (Excel)': each part by itself can be learnt.
const BETWEEN_PARTS = /[,;/()]|\s(?:i|oraz|lub|albo)\s/u;

function partsOf(name: string): string[] {
  return name.split(BETWEEN_PARTS);
}

// They say how far or in which way, not what: 'podstawy SQL' is SQL, 'obsługa programu Excel' is Excel.
const SAYING_NOTHING: ReadonlySet<string> = new Set(
  [
    'a do dla i na o od po pod przez przy w we z za ze',
    'podstawy podstaw znajomość umiejętność umiejętności wiedza obsługa praca pracy narzędzia narzędzi',
    'program programu programy kurs poziom praktyka praktyce dobra dobre własny własna własne nauka',
    'początkujących każdego codzień skuteczny skuteczna skuteczne nowoczesny nowoczesne zawodowy zawodowa',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word) => stemsIn(word)),
);

function stemsIn(text: string): string[] {
  return wordsIn(text).map(({ folded }) => stemOfFolded(folded));
}

function stemsOf(phrase: string): string[] {
  return stemsIn(phrase).filter((one) => !SAYING_NOTHING.has(one));
}

/** What is shown when there is no analysis, or nothing fits: what is bought most, else the first of the catalogue. */
export function popularCourses<Card extends Pick<CourseFigures, 'popularity'>>(
  courses: readonly Card[],
): Card[] {
  return courses.toSorted((a, b) => b.popularity - a.popularity).slice(0, MAX_COURSES);
}
