import { expect, test } from 'vitest';
import { timeLeftText } from './time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [24 * HOUR, '24\u00a0godz. 0\u00a0min'],
  [24 * HOUR - 1, '24\u00a0godz. 0\u00a0min'],
  [24 * HOUR - MINUTE, '23\u00a0godz. 59\u00a0min'],
  [HOUR + 1, '1\u00a0godz. 1\u00a0min'],
  [HOUR, '1\u00a0godz. 0\u00a0min'],
  [HOUR - 1, '1\u00a0godz. 0\u00a0min'],
  [HOUR - MINUTE, '59\u00a0min'],
  [MINUTE, '1\u00a0min'],
  [1, '1\u00a0min'],
  [0, ''],
  [-1, ''],
])('%i ms read as „%s”', (leftMs, text) => {
  expect(timeLeftText(leftMs)).toBe(text);
});
