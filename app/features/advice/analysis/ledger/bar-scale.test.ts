import { expect, test } from 'vitest';
import { barOf, barScale } from './bar-scale.ts';

test('zero keeps a side against, and moves to the right as far as the longest bar there needs', () => {
  expect(barScale([10, 4]).zero).toBe(10);
  expect(barScale([10, -10]).zero).toBe(50);
  expect(barScale([-10]).zero).toBe(91);
});

test('no bar leaves the drawing, and none is too short to be seen', () => {
  for (const points of [[20, 1, -1], [3, -48], [1], [-5], [46, -40, 2]]) {
    const scale = barScale(points);
    for (const one of points) {
      const { from, width } = barOf(one, scale);
      expect(width).toBeGreaterThanOrEqual(1);
      expect(from).toBeGreaterThanOrEqual(-1);
      expect(from + width).toBeLessThanOrEqual(101);
    }
  }
});
