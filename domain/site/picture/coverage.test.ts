import { expect, test } from 'vitest';
import { createCanvas, paint, paintBelow, rectangle } from './canvas.ts';
import { coverageOf } from './coverage.ts';

/** What of each pixel is covered, row by row. */
function sharesOf(contours: readonly (readonly number[])[]): number[][] {
  const coverage = coverageOf(contours);
  if (coverage === null) return [];
  const { width, height, steps } = coverage;
  return Array.from({ length: height }, (_, row) => {
    let sum = 0;
    return Array.from({ length: width }, (__, column) => {
      sum += steps[row * (width + 2) + column] ?? 0;
      return Math.round(Math.abs(sum) * 1000) / 1000;
    });
  });
}

test('a whole pixel, a half and a quarter are covered by just so much', () => {
  expect(sharesOf([rectangle(0, 0, 1, 1)])).toEqual([[1]]);
  expect(sharesOf([rectangle(0.5, 0, 1, 1)])).toEqual([[0.5, 0.5]]);
  expect(sharesOf([rectangle(0.5, 0.5, 0.5, 0.5)])).toEqual([[0.25]]);
});

test('a flat slope over several pixels of one row adds up to its triangle', () => {
  const [row = []] = sharesOf([[0, 0, 4, 1, 0, 1]]);
  expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(2, 2);
  expect(row).toEqual(row.toSorted((one, other) => other - one));
});

test('an inner edge that runs back leaves a hole', () => {
  const outer = rectangle(0, 0, 3, 3);
  const hole = [1, 1, 1, 2, 2, 2, 2, 1];
  expect(sharesOf([outer, hole])[1]).toEqual([1, 0, 1]);
});

test.each([[[]], [[[]]], [[[1, 1]]], [[[0, 0, 5, 0]]]])('%j has no area', (contours) => {
  expect(coverageOf(contours)).toBeNull();
});

test('what lies beside the canvas is cut off on all four sides', () => {
  const canvas = createCanvas(3, 2, '#ffffff');
  paint(canvas, [rectangle(-5, -5, 20, 20)], '#000000');
  expect([...canvas.rows]).toEqual([0, 1, 1, 1, 0, 1, 1, 1]);
  paint(canvas, [rectangle(50, 50, 2, 2)], '#ff0000');
  expect(canvas.palette.slice(0, 2)).toEqual([0xffffff, 0]);
});

test('everything from a row down is filled, but for the byte before each row', () => {
  const canvas = createCanvas(2, 3, '#ffffff');
  paintBelow(canvas, 1, '#000000');
  expect([...canvas.rows]).toEqual([0, 0, 0, 0, 1, 1, 0, 1, 1]);
});

test('a picture of hundreds of mixed colours keeps within 256', () => {
  const canvas = createCanvas(60, 60, '#ffffff');
  for (let at = 0; at < 200; at++) {
    const colour = `#${((at * 7_654_321) % 0xffffff).toString(16).padStart(6, '0')}`;
    paint(canvas, [rectangle(at / 4, (at * 7) % 50, 3.3, 3.7)], colour);
  }
  expect(canvas.palette).toHaveLength(256);
});
