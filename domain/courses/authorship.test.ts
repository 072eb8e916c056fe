import { expect, test } from 'vitest';
import { authorship, authorshipInShort, lessonsRead, type LessonsRead } from './authorship.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const some: LessonsRead = { count: 6, of: 24, lastOn: '2026-12-03' };
const all: LessonsRead = { ...some, count: 24 };

test('before the editors have read a lesson, the sentence says so', () => {
  expect(authorship({})).toBe('Lekcje pisze AI (Google Gemini) według planu redakcji; jeszcze niesprawdzone');
  expect(authorshipInShort({})).toBe('Lekcje pisze AI; jeszcze niesprawdzone');
});

test('of some it says how many, and of all the day of the last', () => {
  expect(plain(authorship({ read: some }))).toBe(
    'Lekcje pisze AI (Google Gemini) według planu redakcji; z 24 lekcji redakcja przeczytała 6',
  );
  expect(plain(authorshipInShort({ read: some }))).toBe('Pisze AI; redakcja przeczytała 6 z 24');
  expect(plain(authorship({ read: all }))).toBe(
    'Lekcje pisze AI (Google Gemini) według planu redakcji; redakcja przeczytała wszystkie (24), ostatnią 3 grudnia 2026',
  );
  expect(authorshipInShort({ read: all })).toBe('Pisze AI; redakcja przeczytała wszystkie');
});

test('a card has room for its line', () => {
  for (const read of [undefined, some, all, { ...some, count: 119, of: 120 }])
    expect(authorshipInShort({ read }).length).toBeLessThanOrEqual(42);
});

test.each([
  [{ read: 0, lessons: 24, lastReadAt: null }],
  [{ read: 1, lessons: null, lastReadAt: 1 }],
  // More than the structure has: it is another one since.
  [{ read: 25, lessons: 24, lastReadAt: 1 }],
])('nothing is said of %o', (counted) => {
  expect(lessonsRead(counted)).toBeUndefined();
});

test('the day is the one in Poland', () => {
  const lastReadAt = Date.parse('2026-12-02T23:30:00Z');
  expect(lessonsRead({ read: 24, lessons: 24, lastReadAt })).toEqual(all);
});
