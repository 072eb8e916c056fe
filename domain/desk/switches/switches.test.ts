import { expect, test } from 'vitest';
import { isInForce, sentencesInForce } from './switches.ts';

const notice = { name: 'notice', sentence: 'Przerwa o 22.', from: 1_000, until: 2_000 } as const;

test.each([
  ['just before its start', 999, false],
  ['at its start', 1_000, true],
  ['just before its end', 1_999, true],
  ['at its end', 2_000, false],
])('%s a switch is in force: %s', (_, now, expected) => {
  expect(isInForce(notice, now)).toBe(expected);
});

test('what was ended before its start is never in force', () => {
  expect(isInForce({ from: 2_000, until: 1_500 }, 1_700)).toBe(false);
  expect(isInForce({ from: 2_000, until: 1_500 }, 2_100)).toBe(false);
});

test('people are told of each switch in force, and of no other', () => {
  const off = { name: 'analyses-off', sentence: 'Wracamy jutro.', from: 0, until: 1_500 } as const;
  expect(sentencesInForce([notice, off], 1_200)).toEqual({
    notice: 'Przerwa o 22.',
    'analyses-off': 'Wracamy jutro.',
  });
  expect(sentencesInForce([notice, off], 1_500)).toEqual({ notice: 'Przerwa o 22.' });
  expect(sentencesInForce([notice, off], 2_000)).toEqual({});
});
