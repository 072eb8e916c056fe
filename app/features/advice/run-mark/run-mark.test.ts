import { expect, test } from 'vitest';
import { MARK_LIFE_MS, parseRunMark } from './run-mark.ts';

const MARK = { owner: 'ala', state: 'running', percent: 40, at: 1_000 };

test.each([
  [JSON.stringify(MARK), 1_000, MARK],
  [JSON.stringify(MARK), 999 + MARK_LIFE_MS, MARK],
  [JSON.stringify(MARK), 1_000 + MARK_LIFE_MS, null],
  // A clock that was set back.
  [JSON.stringify(MARK), 999, null],
  [JSON.stringify({ ...MARK, state: 'premium' }), 1_000, null],
  [JSON.stringify({ ...MARK, percent: '40' }), 1_000, null],
  ['{', 1_000, null],
  ['null', 1_000, null],
  [null, 1_000, null],
])('%s at %i', (text, now, expected) => {
  expect(parseRunMark(text, now)).toEqual(expected);
});
