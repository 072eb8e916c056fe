import { expect, test } from 'vitest';
import { pointWithin, profilePath, profilePoints } from './profile.ts';

test('signposts stand where their stages end, each higher than the one before', () => {
  const points = profilePoints([
    { name: 'a', length: 1 },
    { name: 'b', length: 3 },
  ]);
  expect(points.map(({ x }) => x)).toEqual([0, 25, 100]);
  expect(points.map(({ y }) => y)).toEqual([92, 53, 14]);
});

test('a stage of more effort climbs more', () => {
  const [, first] = profilePoints([
    { name: 'a', length: 1, effort: 3 },
    { name: 'b', length: 1 },
  ]);
  expect(first).toEqual({ x: 50, y: 33.5 });
});

test('the path leaves and reaches each point level', () => {
  expect(
    profilePath([
      { x: 0, y: 92 },
      { x: 50, y: 14 },
    ]),
  ).toBe('M0 92C25 92 25 14 50 14');
});

test.each([
  [0, { x: 0, y: 92 }],
  [0.5, { x: 25, y: 53 }],
  [1, { x: 50, y: 14 }],
])('after %d of a stage one stands on its path', (share, point) => {
  const stage = [
    { x: 0, y: 92 },
    { x: 50, y: 14 },
  ] as const;
  expect(pointWithin(stage, share)).toEqual(point);
});
