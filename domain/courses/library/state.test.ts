import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COURSE_CATEGORIES, COURSE_LEVELS } from '../course.ts';
import { SHELF_NAMES } from './shelves.ts';
import {
  addressName,
  libraryParams,
  PRICE_BAND_NAMES,
  readLibraryState,
  SORTINGS,
  WHOLE_LIBRARY,
} from './state.ts';

const read = (query: string) => readLibraryState(new URLSearchParams(query));

test('a plain address is the whole library, and the whole library has a plain address', () => {
  expect(read('')).toEqual(WHOLE_LIBRARY);
  expect(libraryParams(WHOLE_LIBRARY).toString()).toBe('');
});

test('names in the address have no diacritics and no spaces', () => {
  expect(addressName('Umiejętności miękkie')).toBe('umiejetnosci-miekkie');
  expect(addressName('Produkcja wideo i audio')).toBe('produkcja-wideo-i-audio');
});

test('every category has an address of its own', () => {
  expect(new Set(COURSE_CATEGORIES.map(addressName)).size).toBe(COURSE_CATEGORIES.length);
});

test('several choices of one group are kept, unknown ones ignored', () => {
  const state = read(
    'kategoria=ai&kategoria=magia&kategoria=jezyki&poziom=mistrz&cena=0-1&sortowanie=losowo',
  );
  expect(state).toEqual({ ...WHOLE_LIBRARY, categories: ['AI', 'Języki'] });
});

test('a shelf is one of ours', () => {
  expect(read('polka=wejsc-do-it').shelf).toBe('wejsc-do-it');
  expect(read('polka=magia').shelf).toBeNull();
  expect(read('polka=__proto__').shelf).toBeNull();
});

test('a flag is on with „tak” only', () => {
  expect(read('certyfikat=tak').certificate).toBe(true);
  expect(read('certyfikat=1').certificate).toBe(false);
});

test('whatever was chosen, its address reads back as the same choice', () => {
  const states = fc.record({
    query: fc.constantFrom('', 'exel', 'sql & python', 'zażółć'),
    shelf: fc.constantFrom(null, ...SHELF_NAMES),
    categories: fc.subarray([...COURSE_CATEGORIES]),
    levels: fc.subarray([...COURSE_LEVELS]),
    prices: fc.subarray(PRICE_BAND_NAMES),
    certificate: fc.boolean(),
    bestSeller: fc.boolean(),
    sorting: fc.constantFrom(...SORTINGS),
    page: fc.constantFrom(1, 2, 99),
    shown: fc.constantFrom(12, 48, 240),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(readLibraryState(libraryParams(state))).toEqual(state);
    }),
  );
});

test('more courses are shown in whole steps, up to a bound', () => {
  expect(read('ile=48').shown).toBe(48);
  expect(read('ile=47').shown).toBe(12);
  expect(read('ile=-24').shown).toBe(12);
  expect(read('ile=24000').shown).toBe(240);
});

test('a page is a whole number from 1, up to a bound', () => {
  expect(read('strona=2').page).toBe(2);
  expect(read('strona=0').page).toBe(1);
  expect(read('strona=1.5').page).toBe(1);
  expect(read('strona=x').page).toBe(1);
  expect(read('strona=100').page).toBe(99);
});
