import { expect, test } from 'vitest';
import { appPlaces } from './nav-links.ts';

test.each([
  ['/dashboard', 'Dziś'],
  ['/dashboard/', 'Dziś'],
  ['/dashboard/analiza', 'Szlak'],
  ['/dashboard/historia', 'Szlak'],
  ['/proba/1/piekarz', 'Szlak'],
  ['/zawody', 'Atlas'],
  ['/zawody/ogrodnik', 'Atlas'],
  ['/moje-kursy/sql-od-podstaw', 'Kursy'],
  ['/biblioteka-kursow', 'Kursy'],
  ['/kursy/sql-od-podstaw', 'Kursy'],
  ['/powtorka', 'Kursy'],
  ['/profil', 'Ja'],
  ['/fakty', 'Ja'],
  ['/ksiazeczka', 'Ja'],
  ['/dashboard/success', undefined],
  ['/dashboard/cancel', undefined],
  ['/plany', undefined],
  ['/', undefined],
])('%s belongs to %s alone', (path, place) => {
  const covering = appPlaces(true).filter(({ covers }) => covers.test(path));
  expect(covering.map(({ label }) => label)).toEqual(place === undefined ? [] : [place]);
});

test.each([
  [true, '/moje-kursy'],
  [undefined, '/moje-kursy'],
  [false, '/biblioteka-kursow'],
])('where courses are bought: %s, Kursy leads to %s', (hasCourses, to) => {
  expect(appPlaces(hasCourses).find(({ label }) => label === 'Kursy')?.to).toBe(to);
});
