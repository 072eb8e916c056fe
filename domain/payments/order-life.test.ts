import { expect, test } from 'vitest';
import { isTooLateToOpen, orderEnd } from './order-life.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  ['a price that stays', null, 23 * HOUR],
  ['a price that ends a day later', 24 * HOUR, 23 * HOUR],
  ['just after the longest order', 23 * HOUR + 1, 23 * HOUR],
  ['just before it', 23 * HOUR - 1, 23 * HOUR - 1],
  ['just after the shortest page', 32 * MINUTE + 1, 32 * MINUTE + 1],
  ['just before it', 32 * MINUTE - 1, 32 * MINUTE],
  ['the last second of the price', 1_000, 32 * MINUTE],
])('%s: the order ends in time', (_, priceLeft, orderLeft) => {
  expect(orderEnd(NOW, priceLeft === null ? null : NOW + priceLeft) - NOW).toBe(orderLeft);
});

test('a new order can always be opened, a moment later the shortest one can not', () => {
  const end = orderEnd(NOW, NOW + 1);
  expect(isTooLateToOpen(end, NOW)).toBe(false);
  expect(isTooLateToOpen(end, NOW + 1)).toBe(true);
});
