import { expect, test } from 'vitest';
import { oldestThatCounts, secondsToRest } from './failures.ts';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;

test('one failure short of the most, an attempt may be made; at the most it waits for the oldest to leave', () => {
  expect(secondsToRest([NOW - 2_000], 2, NOW)).toBeNull();
  expect(secondsToRest([NOW - 1_000, NOW - 600_000], 2, NOW)).toBe(3_000);
  expect(secondsToRest([NOW - HOUR + 1, NOW], 2, NOW)).toBe(1);
});

test('with more than the most, one waits until fewer are left', () => {
  expect(secondsToRest([NOW - 3_000, NOW - 2_000, NOW - 1_000], 2, NOW)).toBe(3_598);
});

test('after an hour a failure no longer counts', () => {
  expect(oldestThatCounts(NOW)).toBe(NOW - HOUR + 1);
  expect(secondsToRest([NOW - HOUR, NOW], 2, NOW)).toBeNull();
});
