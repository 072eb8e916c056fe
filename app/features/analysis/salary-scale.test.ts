import { expect, test } from 'vitest';
import { scaleEnd, stretchOf } from './salary-scale.ts';

test('the scale ends at full five thousands, at ten at least', () => {
  expect([scaleEnd([]), scaleEnd([7000]), scaleEnd([10_000]), scaleEnd([9000, 10_001])]).toEqual([
    10_000, 10_000, 10_000, 15_000,
  ]);
});

test('a range lies where its figures are', () => {
  expect(stretchOf({ min: 5000, max: 10_000 }, 20_000)).toEqual({ from: 25, width: 25 });
});

test('a single figure can still be seen, even at the end', () => {
  expect(stretchOf({ min: 20_000, max: 20_000 }, 20_000)).toEqual({ from: 98, width: 2 });
});
