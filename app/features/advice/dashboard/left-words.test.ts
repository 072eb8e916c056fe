import { expect, test } from 'vitest';
import { leftWords, resetsWords } from './left-words.ts';

test.each([
  [0, 'W\u00a0tym miesiącu zostało Ci 0\u00a0resetów.'],
  [1, 'W\u00a0tym miesiącu został Ci 1\u00a0reset.'],
  [2, 'W\u00a0tym miesiącu zostały Ci 2\u00a0resety.'],
  [4, 'W\u00a0tym miesiącu zostały Ci 4\u00a0resety.'],
  [5, 'W\u00a0tym miesiącu zostało Ci 5\u00a0resetów.'],
])('%i resets are counted as Polish counts', (left, words) => {
  expect(resetsWords(left)).toBe(words);
});

test('a free plan says something only when its one analysis is used up', () => {
  expect(leftWords({ plan: 'free', generationsLeft: 1, resetsLeft: 0 })).toBeNull();
  expect(leftWords({ plan: 'free', generationsLeft: 0, resetsLeft: 0 })).toContain('już wykorzystana');
});

test('a paid plan says what is left of what', () => {
  expect(leftWords({ plan: 'premium', generationsLeft: 4, resetsLeft: 5 })).toBe(
    'Pozostałe w\u00a0tym miesiącu analizy: 4 z\u00a05, resety: 5 z\u00a05.',
  );
});
