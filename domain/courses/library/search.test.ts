import { describe, expect, test } from 'vitest';
import { cleanQuery, MAX_QUERY_LENGTH } from '../../platform/search/text-search.ts';
import { createCourseSearch, type Searchable } from './search.ts';

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
