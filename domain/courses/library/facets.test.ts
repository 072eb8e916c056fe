import { describe, expect, test } from 'vitest';
import { createLibrary, type CourseCard } from './facets.ts';
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
