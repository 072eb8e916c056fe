import { expect, test } from 'vitest';
import { mayAskAgain, mayHaveShareBack, shareGrosze } from './needs-work.ts';

// 22:59 in Poland.
const LATE = Date.UTC(2026, 10, 23, 21, 59);
const HOUR = 60 * 60_000;
const WEEK = 7 * 24 * HOUR;

test('it may be asked for again on the next day in Poland, not before', () => {
  expect(mayAskAgain(LATE, LATE + HOUR)).toBe(false);
  expect(mayAskAgain(LATE, LATE + HOUR + 60_000)).toBe(true);
});

test.each([
  [{ createdAt: 0, boughtAt: 0 }, WEEK - 1, false],
  [{ createdAt: 0, boughtAt: 0 }, WEEK, true],
  [{ createdAt: 0, boughtAt: HOUR }, WEEK, false],
  [{ createdAt: HOUR, boughtAt: 0 }, WEEK, false],
  [{ createdAt: HOUR, boughtAt: 0 }, WEEK + HOUR, true],
])('%j: at %i the share may be had back: %s', (since, now, expected) => {
  expect(mayHaveShareBack(since, now)).toBe(expected);
});

test.each([
  [9_999, 24, 416],
  [9_999, 1, 9_999],
  [10, 3, 3],
  [9_999, 0, 0],
])('of %i grosze and %i lessons a share is %i', (paid, lessons, share) => {
  expect(shareGrosze(paid, lessons)).toBe(share);
});
