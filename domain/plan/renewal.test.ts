import { expect, test } from 'vitest';
import { dayOfNextMonth } from './renewal.ts';

test.each([
  ['2026-11-20', '2026-12-20'],
  ['2026-12-20', '2027-01-20'],
  ['2026-01-28', '2026-02-28'],
  ['2026-01-29', '2026-02-28'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-03-31', '2026-04-30'],
  ['2026-02-28', '2026-03-28'],
])('a month from %s ends on %s', (day, end) => {
  expect(dayOfNextMonth(day)).toBe(end);
});
