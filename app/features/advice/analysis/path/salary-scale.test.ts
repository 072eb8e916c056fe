import { expect, test } from 'vitest';
import { scaleEnd } from './salary-scale.ts';

test('the scale ends at full ten thousands, at ten at least', () => {
  expect([scaleEnd([]), scaleEnd([7000]), scaleEnd([10_000]), scaleEnd([9000, 10_001])]).toEqual([
    10_000, 10_000, 10_000, 20_000,
  ]);
});
