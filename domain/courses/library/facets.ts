// The library's list: what fits the choice, in its order, and how many there would be behind each further choice. Within a
// group choices add up ('SQL or Python'), between groups they narrow down.
import { createTextSearch, type SearchField } from '../../platform/search/text-search.ts';
import {
  COURSE_CATEGORIES,
  COURSE_LEVELS,
  type Course,
  type CourseCategory,
  type CourseLevel,
  type PublishedCourse,
} from '../course.ts';
import { PRICE_BAND_NAMES, PRICE_BANDS, type LibraryState, type PriceBand, type Sorting } from './state.ts';
import { discountPercent } from '../price.ts';
import type { CourseFigures } from './figures.ts';
import { isOnShelf } from './shelves.ts';

// The library's text search (docs/decisions.md 'Library search'): in title, tags, category, level and description.
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

/** What lists know of a course from its file; its full text stays on the server. */
export type CatalogueCard = Searchable &
  Pick<Course, 'price' | 'duration' | 'certificate'> & {
    /** 'około 18 lekcji'. */
    lessons: string;
  };

/** As lists show it. */
export type CourseCard = CatalogueCard & CourseFigures;

/** What only its own page knows of a course. */
export type CourseText = Omit<PublishedCourse, keyof CatalogueCard>;

export type Facets = {
  categories: readonly { value: CourseCategory; count: number }[];
  levels: readonly { value: CourseLevel; count: number }[];
  prices: readonly { value: PriceBand; count: number }[];
  certificate: number;
  bestSeller: number;
};

export type LibraryView<Card> = {
  courses: readonly Card[];
  facets: Facets;
  /** When nothing fits: what has some of the words, or words like them; empty if nothing has. */
  nearest: readonly Card[];
  /** No course of the whole catalogue has the words themselves; else a filter is in the way. */
  isQueryUnmet: boolean;
  /** When nothing fits and nothing comes near. */
  popular: readonly Card[];
};

/** A row of a wide screen. */
const OFFERED = 3;

type Group = 'shelf' | 'categories' | 'levels' | 'prices' | 'certificate' | 'bestSeller';

const TESTS: Record<Group, (card: CourseCard, state: LibraryState) => boolean> = {
  shelf: ({ category }, { shelf }) => isOnShelf(category, shelf),
  categories: ({ category }, { categories }) => categories.length === 0 || categories.includes(category),
  levels: ({ level }, { levels }) => levels.length === 0 || levels.includes(level),
  prices: ({ price }, { prices }) => prices.length === 0 || prices.some((band) => isWithin(price, band)),
  certificate: (card, state) => !state.certificate || card.certificate,
  bestSeller: (card, state) => !state.bestSeller || card.bestSeller,
};

const GROUPS = Object.keys(TESTS) as Group[];

export function createLibrary<Card extends CourseCard>(
  cards: readonly Card[],
  /** Of the same courses, where it is there already: their figures change, their words don't. */
  search: CourseSearch = createCourseSearch(cards),
): (state: LibraryState) => LibraryView<Card> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (state) => {
    const { pool, scores } = searched(cards, byId, search, state.query);
    const isQueryUnmet = pool.length === 0;
    const courses = sorted(
      pool.filter((card) => fits(card, state, null)),
      state.sorting,
      scores,
    );
    const facets = facetsOf(pool, state);
    if (courses.length > 0) return { courses, facets, nearest: [], isQueryUnmet, popular: [] };
    const nearest = search.nearest(state.query, OFFERED).flatMap(({ id }) => byId.get(id) ?? []);
    const popular = nearest.length > 0 ? [] : sorted(cards, 'popularnosc', null).slice(0, OFFERED);
    return { courses, facets, nearest, isQueryUnmet, popular };
  };
}

function searched<Card extends CourseCard>(
  cards: readonly Card[],
  byId: ReadonlyMap<string, Card>,
  search: CourseSearch,
  query: string,
): { pool: readonly Card[]; scores: ReadonlyMap<string, number> | null } {
  const found = search.find(query);
  if (found === null) return { pool: cards, scores: null };
  return {
    pool: found.flatMap(({ id }) => byId.get(id) ?? []),
    scores: new Map(found.map(({ id, score }) => [id, score])),
  };
}

function fits(card: CourseCard, state: LibraryState, except: Group | null): boolean {
  return GROUPS.every((group) => group === except || TESTS[group](card, state));
}

function facetsOf(pool: readonly CourseCard[], state: LibraryState): Facets {
  const within = (group: Group) => pool.filter((card) => fits(card, state, group));
  const [categories, levels, prices] = [within('categories'), within('levels'), within('prices')];
  const count = (cards: readonly CourseCard[], test: (card: CourseCard) => boolean) =>
    cards.reduce((sum, card) => sum + (test(card) ? 1 : 0), 0);
  return {
    categories: COURSE_CATEGORIES.map((value) => ({
      value,
      count: count(categories, ({ category }) => category === value),
    })),
    levels: COURSE_LEVELS.map((value) => ({ value, count: count(levels, ({ level }) => level === value) })),
    prices: PRICE_BAND_NAMES.map((value) => ({
      value,
      count: count(prices, ({ price }) => isWithin(price, value)),
    })),
    certificate: count(within('certificate'), (card) => card.certificate),
    bestSeller: count(within('bestSeller'), (card) => card.bestSeller),
  };
}

// 'trafnosc' without a query: best-sellers first, then what is bought most.
function sorted<Card extends CourseCard>(
  cards: readonly Card[],
  sorting: Sorting,
  scores: ReadonlyMap<string, number> | null,
): Card[] {
  const weights: Record<Sorting, (card: CourseCard) => number> = {
    trafnosc: (card) => scores?.get(card.id) ?? (card.bestSeller ? 1 : 0),
    popularnosc: ({ popularity }) => popularity,
    cena: ({ price }) => -price,
    'cena-malejaco': ({ price }) => price,
    ocena: ({ rating }) => rating ?? 0,
    rabat: (card) => discountPercent(card) ?? 0,
  };
  const weight = weights[sorting];
  return cards.toSorted((a, b) => weight(b) - weight(a) || b.popularity - a.popularity);
}

function isWithin(price: number, band: PriceBand): boolean {
  const { from, below } = PRICE_BANDS[band];
  return price >= from && price < below;
}
