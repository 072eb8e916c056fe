import { expect, test } from 'vitest';
import { pluralized } from './pluralized.ts';

test.each([
  [0, 'kursów'],
  [1, 'kurs'],
  [2, 'kursy'],
  [4, 'kursy'],
  [5, 'kursów'],
  [12, 'kursów'],
  [14, 'kursów'],
  [21, 'kursów'],
  [22, 'kursy'],
  [112, 'kursów'],
])('%i %s', (count, word) => {
  expect(pluralized(count, ['kurs', 'kursy', 'kursów'])).toBe(`${count}\u00a0${word}`);
});
