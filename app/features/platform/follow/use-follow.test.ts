import { expect, test } from 'vitest';
import { followDistance } from './use-follow.ts';

const place = (newestTop: number, end: number) =>
  followDistance({ newestTop, end, height: 800, topInset: 150, bottomInset: 100 });

test.each([
  ['all of it can be seen', 400, 700, 0],
  ['one pixel is missing', 400, 701, 1],
  ['what is new goes on below the window', 600, 900, 200],
  ['what is new is longer than the window: to its beginning', 600, 2_000, 450],
  ['its beginning stands where it should', 150, 2_000, 0],
  ['its beginning is hidden already: never back', 100, 2_000, 0],
])('%s', (_, newestTop, end, distance) => {
  expect(place(newestTop, end)).toBe(distance);
});
