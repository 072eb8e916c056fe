import { expect, test } from 'vitest';
import { averageOf } from './rating.ts';

test.each([
  [0, 0, null],
  [4, 20, null],
  [5, 25, 5],
  [5, 5, 1],
  [6, 25, 4.2],
])('%i ratings with %i stars', (ratings, stars, average) => {
  expect(averageOf({ ratings, stars })).toBe(average);
});
