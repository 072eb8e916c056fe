// The library's text search (docs/decisions.md 'Library search'): in title, tags, category, level and description.
import { createTextSearch, type SearchField } from '../../platform/search/text-search.ts';
import type { Course } from '../course.ts';

export type Searchable = Pick<Course, 'id' | 'title' | 'tags' | 'category' | 'level' | 'description'>;

const FIELDS: readonly SearchField<Searchable>[] = [
  { weight: 8, texts: ({ title }) => [title], isName: true },
  { weight: 6, texts: ({ tags }) => tags, isName: true },
  { weight: 5, texts: ({ category }) => [category], isName: true },
  { weight: 3, texts: ({ level }) => [level] },
  { weight: 1, texts: ({ description }) => [description] },
];

const EMPTY_WORDS = new Set(['dla', 'kurs', 'kursy', 'nad', 'oraz', 'pod', 'jak', 'the']);

type Found = { id: string; score: number };

export type CourseSearch = {
  /**
   * Best first; null = the query says nothing, so everything fits. Only courses that have the words themselves: 'gotowanie' doesn't
   * find 'gotowa' as if that were it.
   */
  find(query: string): Found[] | null;
  /** The courses that come nearest when no course has all the words: those with some of them, or with words like them. */
  nearest(query: string, count: number): Found[];
};

export function createCourseSearch(courses: readonly Searchable[]): CourseSearch {
  const search = createTextSearch(courses, FIELDS, EMPTY_WORDS);
  const named = (hits: readonly { place: number; score: number }[]) =>
    hits.flatMap(({ place, score }) => {
      const course = courses[place];
      return course === undefined ? [] : [{ id: course.id, score }];
    });
  return {
    find(query) {
      const hits = search.find(query);
      return hits === null ? null : named(hits.filter(({ isClose }) => isClose));
    },
    nearest: (query, count) => named(search.nearest(query, count)),
  };
}
