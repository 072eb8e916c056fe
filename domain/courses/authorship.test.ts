import { expect, test } from 'vitest';
import { authorship, authorshipInShort } from './authorship.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('before the editors have read the lessons, the sentence says so', () => {
  expect(authorship({})).toBe('Lekcje pisze AI (Google Gemini) według planu redakcji; jeszcze niesprawdzone');
  expect(authorshipInShort({})).toBe('Lekcje pisze AI; jeszcze niesprawdzone');
});

test('afterwards it names the day', () => {
  expect(plain(authorship({ checkedOn: '2026-12-03' }))).toBe(
    'Lekcje pisze AI (Google Gemini) według planu redakcji; sprawdzone przez redakcję 3 grudnia 2026',
  );
  expect(authorshipInShort({ checkedOn: '2026-12-03' })).toBe('Lekcje pisze AI; sprawdzone przez redakcję');
});

test('a card has room for its line', () => {
  for (const checkedOn of [undefined, '2026-12-03'])
    expect(authorshipInShort({ checkedOn }).length).toBeLessThanOrEqual(42);
});
