import { expect, test } from 'vitest';
import {
  EMPTY_MESSAGE,
  faultOfMessage,
  LONG_MESSAGE,
  MAX_MESSAGE_LENGTH,
  nextTalkAt,
  spoken,
  talksLeft,
  WEEK_MS,
} from './talk.ts';

const NOW = 10 * WEEK_MS;

test.each([
  [[], 2, null],
  [[NOW], 1, null],
  [[NOW - 1, NOW], 0, NOW - 1 + WEEK_MS],
  // Seven days to the millisecond are over.
  [[NOW - WEEK_MS + 1, NOW], 0, NOW + 1],
  [[NOW - WEEK_MS, NOW], 1, null],
  [[NOW, NOW - 5], 0, NOW - 5 + WEEK_MS],
  // Never more than two, whatever the table holds.
  [[NOW - 9, NOW - 5, NOW], 0, NOW - 5 + WEEK_MS],
])('after talks begun at %j there are %i more, the next at %s', (begun, left, next) => {
  expect(talksLeft(begun, NOW)).toBe(left);
  expect(nextTalkAt(begun, NOW)).toBe(next);
});

test.each([
  ['', EMPTY_MESSAGE],
  ['… 12!', EMPTY_MESSAGE],
  ['a', null],
  ['a'.repeat(MAX_MESSAGE_LENGTH), null],
  ['a'.repeat(MAX_MESSAGE_LENGTH + 1), LONG_MESSAGE],
])('of %j is said: %s', (text, fault) => {
  expect(faultOfMessage(text)).toBe(fault);
});

test('what is said is one line without what nobody sees', () => {
  expect(spoken('  Dzień\r\ndobry,\u0000 tu\u200b Ola. \ud800')).toBe('Dzień dobry, tu Ola. \ufffd');
});
