// 'Kursy dla Ciebie' (docs/product.md 'Scoring of recommended courses', 'Kursy dla Ciebie'): at most four courses scoring above 1, with
// the reason. Words are compared folded and from their beginning, so that 'zarządzanie' is found in 'Zarządzanie projektami' and 'praca'
// not in 'współpraca'. What is handed in must be what the plan may see: the reasons name it.
import { spelled, wordsIn } from '../folded-text.ts';
import type { Course } from './course.ts';

export type CareerProfile = {
  /** Names and descriptions of paths and skills. */
  paths: readonly { name: string; description: string }[];
  skills: readonly { name: string; description: string }[];
  /** The quiz's free texts. */
  interests: string;
  additionalInfo: string;
};

export type ScoredCourse = Pick<Course, 'id' | 'title' | 'tags' | 'description' | 'category' | 'bestSeller'>;

/** `because`: the person's skills, paths or interests that the course fits, the strongest first. */
export type Recommendation = { id: string; score: number; because: readonly string[] };

const MAX_COURSES = 4;
const SCORE_TO_EXCEED = 1;
const LONGER_THAN = 3;
const MAX_REASONS = 3;
const IN_TAGS_OR_TITLE = 3;
const IN_DESCRIPTION = 1;
const OWN_INTERESTS = 'Twoje zainteresowania';

type Keyword = { word: string; sources: Set<string> };

/** The catalogue is folded once, so that a page pays for its person's words only. */
export function createRecommender(
  courses: readonly ScoredCourse[],
): (profile: CareerProfile) => Recommendation[] {
  const folded = courses.map(foldedCourse);
  /** The best first; equal scores in the catalogue's order. */
  return (profile) => {
    const keywords = keywordsOf(profile);
    const pathNames = profile.paths.map(({ name }) => spelled(name));
    return folded
      .map((course) => scored(course, keywords, pathNames))
      .filter(({ score }) => score > SCORE_TO_EXCEED)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MAX_COURSES);
  };
}

/** What is shown when there is no analysis, or nothing fits: the first best-sellers. */
export function bestSellers<Card extends Pick<Course, 'bestSeller'>>(courses: readonly Card[]): Card[] {
  return courses.filter(({ bestSeller }) => bestSeller).slice(0, MAX_COURSES);
}

type FoldedCourse = {
  id: string;
  bestSeller: boolean;
  /** Each preceded by a space, like every word in them. */
  prominent: string;
  described: string;
  category: string;
};

function foldedCourse({ id, title, tags, description, category, bestSeller }: ScoredCourse): FoldedCourse {
  return {
    id,
    bestSeller,
    prominent: ` ${spelled([title, ...tags].join(' '))}`,
    described: ` ${spelled(description)}`,
    category: spelled(category),
  };
}

function scored(
  { id, bestSeller, prominent, described, category }: FoldedCourse,
  keywords: readonly Keyword[],
  pathNames: readonly string[],
): Recommendation {
  const reasons = new Map<string, number>();
  let score = bestSeller ? 1 : 0;
  if (pathNames.some((name) => ` ${name} `.includes(` ${category} `))) score += 1;
  for (const { word, sources } of keywords) {
    if (prominent.includes(` ${word}`)) {
      score += IN_TAGS_OR_TITLE;
      for (const source of sources) reasons.set(source, (reasons.get(source) ?? 0) + 1);
    } else if (described.includes(` ${word}`)) {
      score += IN_DESCRIPTION;
    }
  }
  const because = [...reasons].toSorted(([, a], [, b]) => b - a).map(([source]) => source);
  return { id, score, because: because.slice(0, MAX_REASONS) };
}

// Each word once, with the names in which it stands. A single word out of a sentence ('roku', 'prowadzę') would be a strange
// reason, so what interests a person is one; a description, or what else they tell, is none to name.
function keywordsOf({ paths, skills, interests, additionalInfo }: CareerProfile): Keyword[] {
  const keywords = new Map<string, Keyword>();
  const add = (text: string, source: string | null) => {
    for (const { folded: word } of wordsIn(text)) {
      if (word.length <= LONGER_THAN) continue;
      const keyword = keywords.get(word) ?? { word, sources: new Set() };
      keywords.set(word, keyword);
      if (source !== null) keyword.sources.add(source);
    }
  };
  for (const { name, description } of [...skills, ...paths]) {
    add(name, name);
    add(description, null);
  }
  add(interests, OWN_INTERESTS);
  add(additionalInfo, null);
  return [...keywords.values()];
}
