import { expect, test } from 'vitest';
import { stretchOf, ticksOf } from './range-scale.ts';

test('a range lies where its figures are', () => {
  expect(stretchOf({ min: 5000, max: 10_000 }, 20_000)).toEqual({ from: 25, width: 25 });
});

test('a single figure can still be seen, even at the end', () => {
  expect(stretchOf({ min: 20_000, max: 20_000 }, 20_000)).toEqual({ from: 98, width: 2 });
});

test('figures beyond the scale stop at its ends', () => {
  expect(stretchOf({ min: -5, max: 50_000 }, 20_000)).toEqual({ from: 0, width: 100 });
});

test('the scale is told at its ends and its middle', () => {
  expect(ticksOf(30_000)).toEqual([0, 15_000, 30_000]);
});
