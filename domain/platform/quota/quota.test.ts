import { expect, test } from 'vitest';
import { secondsToWait } from './quota.ts';

const rule = { most: 3, windowMs: 60_000 };

test.each([
  [1, null],
  [3, null],
  [4, 60],
  [100, 60],
])('of three allowed, attempt %i waits %s seconds', (count, seconds) => {
  expect(secondsToWait({ count, resetsAt: 61_000 }, rule, 1_000)).toBe(seconds);
});

test('a wait is rounded up, and never nothing', () => {
  expect(secondsToWait({ count: 4, resetsAt: 1_001 }, rule, 0)).toBe(2);
  expect(secondsToWait({ count: 4, resetsAt: 1_000 }, rule, 1_000)).toBe(1);
});
