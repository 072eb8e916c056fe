import { expect, test } from 'vitest';
import { lengthWords, todayTitle } from './today-words.ts';

test.each([
  [0.5, 0, 'Mniej niż godzina, bez kosztów.'],
  [1, 0, 'Godzina, bez kosztów.'],
  [1.5, 40, '1,5\u00a0godziny, do 40\u00a0zł.'],
  [4, 100, '4\u00a0godziny, do 100\u00a0zł.'],
  [5, 0, '5\u00a0godzin, bez kosztów.'],
])('%d hours for %d zł are said as %j', (godziny, koszt, words) => {
  expect(lengthWords({ godziny, koszt })).toBe(words);
});

test('a trial without a day asks for one, on its day it is there, and then it asks how it was', () => {
  const trial = {
    zawodId: 'piekarz',
    name: 'Piekarz',
    note: null,
    co: 'Dzień w piekarni.',
    godziny: 3,
    koszt: 0,
    done: false,
    dueOn: null,
  };
  expect(todayTitle({ kind: 'test', test: trial, asks: 'day' })).toBe('Wybierz dzień na próbę');
  expect(todayTitle({ kind: 'test', test: trial, asks: 'doing' })).toBe('Dziś dzień próby');
  expect(todayTitle({ kind: 'test', test: trial, asks: 'telling' })).toBe('Próba za Tobą. Jak było?');
});
