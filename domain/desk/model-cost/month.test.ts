import { expect, test } from 'vitest';
import { monthInPoland } from './shares.ts';

test.each([
  ['2026-11-30T22:59:59.999Z', '2026-11'],
  ['2026-11-30T23:00:00.000Z', '2026-12'],
  ['2026-06-30T21:59:59.999Z', '2026-06'],
  ['2026-06-30T22:00:00.000Z', '2026-07'],
])('at %s the month in Poland is %s', (instant, month) => {
  expect(monthInPoland(Date.parse(instant))).toBe(month);
});
