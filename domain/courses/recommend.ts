// 'Kursy dla Ciebie' (docs/product.md 'Kursy dla Ciebie', docs/decisions.md 'Matching in recommendations'): at most four courses, each with
// a true reason, else none. First those that were linked by hand to the occupations, in the order they are handed in, then those that teach
// a missing skill. What is handed in must be what the plan shows: the reasons name it.
import type { CourseLink } from '../atlas/courses.ts';
import { stemOfFolded } from '../advice/reading/stem.ts';
import { wordsIn } from '../platform/folded-text.ts';

export type CareerProfile = {
  /** `zawodId` null = an analysis made before the tables. */
  paths: readonly { zawodId: string | null; name: string }[];
  /** Those that are missing, by name. */
  skills: readonly string[];
};

/** `teaches`: the names of skills, by commas. */
export type ScoredCourse = { id: string; teaches: string };

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
  const taught = courses.map(({ id, teaches }) => ({ id, skills: new Set(keysOf(teaches)) }));
  const linked = links.filter(({ course, isAside }) => ids.has(course) && isAside !== true);
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

type Taught = { id: string; skills: ReadonlySet<string> };

/** Anyone who fits most skills first, of equals in the catalogue's order. */
function bySkills(skills: readonly string[], courses: readonly Taught[]): Recommendation[] {
  const asked = skills.map((name) => ({ name, keys: keysOf(name) }));
  return courses
    .map(({ id, skills: taught }) => {
      const fits = asked.filter(({ keys }) => keys.some((key) => taught.has(key))).map(({ name }) => name);
      return { id, fits: fits.slice(0, MAX_SKILLS), why: null };
    })
    .filter(({ fits }) => fits.length > 0)
    .toSorted((a, b) => b.fits.length - a.fits.length);
}

// 'Excel i SQL', 'arkusze (Excel)': each part by itself can be learnt.
const BETWEEN_PARTS = /[,;/()]|\s(?:i|oraz|lub|albo)\s/u;

/** One a part. Skills are the same when their words are, whatever their order and endings: a word in common is no link. */
function keysOf(names: string): string[] {
  return names
    .split(BETWEEN_PARTS)
    .map((part) => [...new Set(stemsOf(part))].toSorted().join(' '))
    .filter((key) => key !== '');
}

// They say how far or in which way, not what: 'podstawy SQL' is SQL, 'obsługa programu Excel' is Excel.
const SAYING_NOTHING: ReadonlySet<string> = new Set(
  [
    'a do dla i na o od po pod przez przy w we z za ze',
    'podstawy podstaw znajomość umiejętność umiejętności wiedza obsługa praca pracy narzędzia narzędzi',
    'program programu programy kurs poziom praktyka praktyce dobra dobre nauka się',
    'skuteczny skuteczna skuteczne nowoczesny nowoczesne zawodowy zawodowa',
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
