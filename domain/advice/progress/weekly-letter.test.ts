import { expect, test } from 'vitest';
import { hasNews, letterMonday } from './weekly-letter.ts';

test.each([
  ['2026-11-30T06:59:59Z', null],
  ['2026-11-30T07:00:00Z', '2026-11-30'],
  ['2026-11-30T10:59:59Z', '2026-11-30'],
  ['2026-11-30T11:00:00Z', null],
  ['2026-12-01T07:00:00Z', null],
  ['2026-11-29T07:00:00Z', null],
  // In summer eight o'clock comes an hour earlier.
  ['2026-07-06T05:59:59Z', null],
  ['2026-07-06T06:00:00Z', '2026-07-06'],
])('at %s the letters are those of %j', (at, monday) => {
  expect(letterMonday(Date.parse(at))).toBe(monday);
});

test('a week with nothing ahead has no letter', () => {
  const nothing = { steps: 3, done: 3, trial: null, hasCards: false };
  expect(hasNews(nothing)).toBe(false);
  expect(hasNews({ ...nothing, done: 2 })).toBe(true);
  expect(hasNews({ ...nothing, trial: { day: null } })).toBe(true);
  expect(hasNews({ ...nothing, hasCards: true })).toBe(true);
});
