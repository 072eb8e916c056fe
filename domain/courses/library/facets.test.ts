import { describe, expect, test } from 'vitest';
import { cleanQuery, MAX_QUERY_LENGTH } from '../../platform/search/text-search.ts';
import { createCourseSearch, createLibrary, type CourseCard, type Searchable } from './facets.ts';
import { NO_FIGURES } from './figures.ts';
import { WHOLE_LIBRARY, type LibraryState } from './state.ts';

const card = (id: string, fields: Partial<CourseCard> = {}): CourseCard => ({
  id,
  title: id,
  tags: [],
  category: 'AI',
  level: 'początkujący',
  description: '',
  price: 150,
  duration: '8 godzin',
  lessons: 'około 24 lekcji',
  certificate: false,
  ...NO_FIGURES,
  popularity: 5,
  ...fields,
});

const library = createLibrary([
  card('sieci', { price: 449.99, level: 'zaawansowany', certificate: true, popularity: 4 }),
  card('prompty', { price: 99.99, popularity: 7, rating: 4.9 }),
  card('angielski', {
    category: 'Języki',
    price: 100,
    originalPrice: 150,
    lowestPrice: 150,
    bestSeller: true,
  }),
  card('niemiecki', { category: 'Języki', price: 299.99, popularity: 6 }),
]);

const view = (state: Partial<LibraryState>) => library({ ...WHOLE_LIBRARY, ...state });
const ids = (state: Partial<LibraryState>) => view(state).courses.map(({ id }) => id);

describe('the list', () => {
  test('is the whole library, best-sellers first, then by sales', () => {
    expect(ids({})).toEqual(['angielski', 'prompty', 'niemiecki', 'sieci']);
  });

  test('adds up within a group and narrows down between groups', () => {
    expect(ids({ categories: ['AI', 'Języki'] })).toHaveLength(4);
    expect(ids({ categories: ['AI'], levels: ['zaawansowany'] })).toEqual(['sieci']);
  });

  test('of a shelf has what leads to its goal', () => {
    expect(ids({ shelf: 'lepiej-rozmawiac' })).toEqual(['angielski', 'niemiecki']);
    expect(ids({ shelf: 'lepiej-rozmawiac', prices: ['100-200'] })).toEqual(['angielski']);
    expect(ids({ shelf: 'wejsc-do-it' })).toEqual([]);
  });

  test('takes a price band from its lower end to just below its upper one', () => {
    expect(ids({ prices: ['do-100'] })).toEqual(['prompty']);
    expect(ids({ prices: ['100-200'] })).toEqual(['angielski']);
    expect(ids({ prices: ['200-300', 'od-300'] })).toEqual(['niemiecki', 'sieci']);
  });

  test.each([
    ['certificate', 'sieci'],
    ['bestSeller', 'angielski'],
  ] as const)('with %s on has only such courses', (flag, id) => {
    expect(ids({ [flag]: true })).toEqual([id]);
  });

  test.each([
    ['popularnosc', 'prompty'],
    ['cena', 'prompty'],
    ['cena-malejaco', 'sieci'],
    ['ocena', 'prompty'],
    ['rabat', 'angielski'],
  ] as const)('sorted by %s begins with the right one', (sorting, first) => {
    expect(ids({ sorting })[0]).toBe(first);
  });

  test('of a search is narrowed down like any other', () => {
    expect(ids({ query: 'jezyki', prices: ['200-300'] })).toEqual(['niemiecki']);
  });
});

describe('the counts', () => {
  const countOf = (state: Partial<LibraryState>, value: string) =>
    view(state).facets.categories.find((facet) => facet.value === value)?.count;

  test('of a group look away from its own choices', () => {
    expect(countOf({ categories: ['AI'] }, 'Języki')).toBe(2);
  });

  test('heed the choices of the other groups and the search', () => {
    expect(countOf({ prices: ['do-100'] }, 'Języki')).toBe(0);
    expect(countOf({ query: 'niemiecki' }, 'Języki')).toBe(1);
    expect(view({ categories: ['Języki'] }).facets.bestSeller).toBe(1);
    expect(view({ categories: ['AI'] }).facets.bestSeller).toBe(0);
  });
});

describe('when nothing fits', () => {
  const offered = (state: Partial<LibraryState>) => {
    const { nearest, popular } = view(state);
    return { nearest: nearest.map(({ id }) => id), popular: popular.map(({ id }) => id) };
  };

  test('the courses nearest to the words are offered', () => {
    expect(offered({ query: 'niemiecki sieci' })).toEqual({ nearest: ['sieci', 'niemiecki'], popular: [] });
  });

  test.each([{ query: 'qqqq' }, { categories: ['Chmura' as const] }])(
    'or the three most popular ones, which are not called near: %o',
    (state) => {
      expect(offered(state)).toEqual({ nearest: [], popular: ['prompty', 'niemiecki', 'angielski'] });
    },
  );

  test('and nothing is offered otherwise', () => {
    expect(offered({})).toEqual({ nearest: [], popular: [] });
  });
});

const course = (id: string, fields: Partial<Searchable>): Searchable => ({
  id,
  title: '',
  tags: [],
  category: 'Biznes',
  level: 'średniozaawansowany',
  description: '',
  ...fields,
});

const search = createCourseSearch([
  course('projekty', { title: 'Zarządzanie projektami', category: 'Zarządzanie' }),
  course('czas', { title: 'Panuj nad czasem', description: 'Zarządzanie sobą w czasie.' }),
  course('excel', { title: 'Excel od podstaw', level: 'początkujący', tags: ['arkusze', 'dane'] }),
  course('excel-plus', { title: 'Excel: makra', level: 'zaawansowany', tags: ['dane'] }),
  course('python', { title: 'Python od podstaw', tags: ['programista', 'kod'] }),
]);

const found = (query: string) => search.find(query)?.map(({ id }) => id);

describe('the search finds', () => {
  test('a word typed without diacritics, in the title before the description', () => {
    expect(found('zarzadzanie')).toEqual(['projekty', 'czas']);
  });

  test('a word in another form', () => {
    expect(found('podstawami')).toEqual(['excel', 'python']);
    expect(found('projekt')).toEqual(['projekty']);
  });

  test('a word with a typing error', () => {
    expect(found('exel')).toEqual(['excel', 'excel-plus']);
  });

  test('courses that have every word', () => {
    expect(found('exel dla poczatkujacych')).toEqual(['excel']);
    expect(found('python makra')).toEqual([]);
  });

  test('the beginning of a word that is still being typed', () => {
    expect(found('pyth')).toEqual(['python']);
  });
});

test('what only has a stem in common is not found, but comes near', () => {
  const kitchen = createCourseSearch([
    course('java', { title: 'Java: aplikacja gotowa na produkcję' }),
    course('sen', { title: 'Sen', description: 'Zdrowe życie.' }),
  ]);
  for (const [query, near] of [
    ['gotowanie', 'java'],
    ['szycie', 'sen'],
  ] as const) {
    expect(kitchen.find(query)).toEqual([]);
    expect(kitchen.nearest(query, 3).map(({ id }) => id)).toEqual([near]);
  }
  expect(search.find('programowanie')).toEqual([]);
  expect(search.nearest('programowanie', 1).map(({ id }) => id)).toEqual(['python']);
});

test('a query that says nothing is no search', () => {
  expect(search.find('')).toBeNull();
  expect(search.find(' … ')).toBeNull();
});

test('a query of empty words alone is still a search', () => {
  expect(found('nad')).toEqual(['czas']);
});

test('without a course that has all the words the nearest ones are named', () => {
  expect(search.nearest('python makra', 5).map(({ id }) => id)).toEqual(['excel-plus', 'python']);
  expect(search.nearest('zzz', 5)).toEqual([]);
});

test('a query is cut at 100 characters and its spaces are tidied', () => {
  expect(cleanQuery(`  a \n b ${'x'.repeat(5_000)}`)).toHaveLength(MAX_QUERY_LENGTH - 4);
  expect(cleanQuery('  exel   dla  ')).toBe('exel dla');
});
