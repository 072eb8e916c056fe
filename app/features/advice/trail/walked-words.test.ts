import { expect, test } from 'vitest';
import { walkedWords } from './walked-words.ts';

const walked = { done: 0, total: 6, percent: 0, next: 0, overdue: [] };

test.each([
  [1, 'Przed Tobą 1 krok. Zacznij od pierwszego.'],
  [2, 'Przed Tobą 2 kroki. Zacznij od pierwszego.'],
  [4, 'Przed Tobą 4 kroki. Zacznij od pierwszego.'],
  [5, 'Przed Tobą 5 kroków. Zacznij od pierwszego.'],
  [12, 'Przed Tobą 12 kroków. Zacznij od pierwszego.'],
  [22, 'Przed Tobą 22 kroki. Zacznij od pierwszego.'],
])('%i steps ahead are counted as Polish counts', (total, words) => {
  expect(walkedWords({ ...walked, total })).toBe(words);
});

test('on the way it says how far, at the end that it is done', () => {
  expect(walkedWords({ ...walked, done: 2, next: 1 })).toBe('Za Tobą 2 z\u00a06 kroków.');
  expect(walkedWords({ ...walked, done: 6, next: null })).toBe('Cały plan za Tobą.');
});

test('a day that is over is said, and so are several', () => {
  expect(walkedWords({ ...walked, done: 1, next: 1, overdue: [3] })).toContain('Minął termin kroku 4.');
  expect(walkedWords({ ...walked, done: 1, next: 1, overdue: [1, 3] })).toContain(
    'Minęły terminy kroków 2, 4.',
  );
});
