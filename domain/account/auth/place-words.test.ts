import { expect, test } from 'vitest';
import { placeWords, type PlaceTitles } from './place-words.ts';

const TITLES: PlaceTitles = {
  course: (id) => (id === 'excel' ? 'Excel od podstaw $&' : null),
  occupation: (id) => (id === 'dietetyk' ? 'Dietetyk' : null),
  post: (slug) => (slug === 'zmiana' ? 'Zmiana pracy' : null),
  page: (path) => (path === '/regulamin' ? 'Regulamin' : null),
};

test.each([
  ['/dashboard', 'Twoją stronę „Dziś”'],
  ['/dashboard/analiza?szlak=2#plan', 'Twoją analizę kariery'],
  ['/dashboard/analiza/8f14e45f-ceea-467f-a8d2-1b4bd1b4d1b4', 'Twoją wcześniejszą analizę'],
  ['/kursy/excel', 'kurs „Excel od podstaw $&”'],
  ['/moje-kursy/excel/portfolio', 'portfolio z kursu „Excel od podstaw $&”'],
  ['/moje-kursy/excel/l3', 'lekcję kursu „Excel od podstaw $&”'],
  ['/proba/8f14e45f/dietetyk', 'próbę zawodu „Dietetyk”'],
  ['/proba/8f14e45f/nieznany', 'próbę zawodu'],
  ['/blog/zmiana', 'artykuł „Zmiana pracy”'],
  ['/panel', 'panel obsługi'],
  ['/regulamin/2026', 'stronę „Regulamin”'],
  ['/panel/osoby/8f14e45f', 'panel obsługi'],
])('%s is named in a person’s words', (path, words) => {
  expect(placeWords(path, TITLES)).toBe(words);
});

test.each([
  null,
  '/',
  '//evil.example/kursy/excel',
  'https://evil.example',
  '/kursy/Wygrana-1000-zl',
  '/zawody/nieznany',
  '/dashboard/nowa-nagroda',
  '/constructor',
])('of %s nothing is named: it isn’t ours, or nothing that we know', (path) => {
  expect(placeWords(path, TITLES)).toBeNull();
});
