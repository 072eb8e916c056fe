// The library's text search (docs/decisions.md 'Library search'): every word must be found somewhere, in title, tags, category,
// level or description; where it is found, and how well it fits, decides the order. Built at the first question, asked at each keystroke.
import { wordsIn } from '../../folded-text.ts';
import type { Course } from '../course.ts';
import { wordMatch } from './word-match.ts';

export type Searchable = Pick<Course, 'id' | 'title' | 'tags' | 'category' | 'level' | 'description'>;

/** A longer query is cut: nobody means it. */
export const MAX_QUERY_LENGTH = 100;

const WEIGHTS = { title: 8, tags: 6, category: 5, level: 3, description: 1 } as const;

// They stand in half of all texts and say nothing about a course.
const EMPTY_WORDS = new Set(['dla', 'kurs', 'kursy', 'nad', 'oraz', 'pod', 'jak', 'the']);
const MIN_WORD = 2;

export type Found = { id: string; score: number };

export type CourseSearch = {
  /** Best first; null = the query says nothing, so everything fits. */
  find(query: string): Found[] | null;
  /** The courses that come nearest when no course has all the words. */
  nearest(query: string, count: number): Found[];
};

export function createCourseSearch(courses: readonly Searchable[]): CourseSearch {
  // Whoever only filters needs none of it.
  let words: Index | null = null;
  // A word that was typed before is asked again with each letter of the next one.
  const known = new Map<string, Map<number, number>>();
  const hitsOf = (typed: string) => {
    const before = known.get(typed) ?? hits((words ??= indexOf(courses)), typed);
    if (known.size > MAX_QUERY_LENGTH) known.clear();
    known.set(typed, before);
    return before;
  };
  const named = (scores: Map<number, number>) =>
    [...scores]
      .toSorted(([placeA, a], [placeB, b]) => b - a || placeA - placeB)
      .flatMap(([place, score]) => {
        const course = courses[place];
        return course === undefined ? [] : [{ id: course.id, score }];
      });
  return {
    find(query) {
      const typed = typedWords(query);
      if (typed.length === 0) return null;
      return named(typed.map(hitsOf).reduce(inBoth));
    },
    nearest(query, count) {
      return named(typedWords(query).map(hitsOf).reduce(inEither, new Map())).slice(0, count);
    },
  };
}

/** The query as it is searched and shown: without what is too long, in single spaces. */
export function cleanQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH).replaceAll(/\s+/gu, ' ').trim();
}

function typedWords(query: string): string[] {
  const words = wordsIn(cleanQuery(query)).map((word) => word.folded);
  const telling = words.filter((word) => word.length >= MIN_WORD && !EMPTY_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** Each word of the catalogue with the courses (by place) that have it, and the weight of the best field that does. */
type Index = Map<string, Map<number, number>>;

function indexOf(courses: readonly Searchable[]): Index {
  const index: Index = new Map();
  courses.forEach((course, place) => {
    for (const [field, weight] of Object.entries(WEIGHTS)) {
      const value = course[field as keyof typeof WEIGHTS];
      const text = typeof value === 'string' ? value : value.join(' ');
      for (const { folded } of wordsIn(text)) {
        const places = index.get(folded) ?? new Map<number, number>();
        places.set(place, Math.max(places.get(place) ?? 0, weight));
        index.set(folded, places);
      }
    }
  });
  return index;
}

function hits(index: Index, typed: string): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [word, places] of index) {
    const match = wordMatch(typed, word);
    if (match === 0) continue;
    for (const [place, weight] of places) {
      scores.set(place, Math.max(scores.get(place) ?? 0, match * weight));
    }
  }
  return scores;
}

function inBoth(one: Map<number, number>, other: Map<number, number>): Map<number, number> {
  const both = new Map<number, number>();
  for (const [place, score] of one) {
    const more = other.get(place);
    if (more !== undefined) both.set(place, score + more);
  }
  return both;
}

function inEither(one: Map<number, number>, other: Map<number, number>): Map<number, number> {
  const either = new Map(one);
  for (const [place, score] of other) either.set(place, (either.get(place) ?? 0) + score);
  return either;
}
