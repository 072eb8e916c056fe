import { expect, test } from 'vitest';
import { unconfirmedEnd } from './unconfirmed-life.ts';

const day = (count: number) => count * 24 * 60 * 60_000;

test.each([
  [10, 14],
  [11, 15],
  [400, 404],
])('told on day %i, an account goes on day %i', (told, end) => {
  expect(unconfirmedEnd({ createdAt: 0, toldAt: day(told) })).toBe(day(end));
});
