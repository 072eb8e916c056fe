import { expect, test } from 'vitest';
import { isUnusual, medianOf } from './unusual.ts';

const days = (value: number, count = 10) => Array.from({ length: count }, () => value);

test('more than twice the usual is much, and twice is not', () => {
  expect(isUnusual([...days(3), 6], 'more')).toBe(false);
  expect(isUnusual([...days(3), 7], 'more')).toBe(true);
});

test('fewer than five are no sign, however few there are else', () => {
  expect(isUnusual([...days(0), 4], 'more')).toBe(false);
  expect(isUnusual([...days(0), 5], 'more')).toBe(true);
});

test('less than half the usual is little, of a whole day alone', () => {
  expect(isUnusual([...days(10), 4, 0], 'less')).toBe(true);
  expect(isUnusual([...days(10), 5, 0], 'less')).toBe(false);
  expect(isUnusual([...days(10), 10, 0], 'less')).toBe(false);
});

test('without a week of figures nothing is usual', () => {
  expect(isUnusual([...days(1, 6), 100], 'more')).toBe(false);
  expect(isUnusual([...days(1, 7), 100], 'more')).toBe(true);
});

test('one bad day does not make the next one look good', () => {
  expect(isUnusual([...days(2), 500, 50], 'more')).toBe(true);
});

test('the median of an even number lies between the two in the middle', () => {
  expect(medianOf([1, 2, 3, 4, 5, 6, 7, 8])).toBe(4.5);
  expect(medianOf([7, 6, 5, 4, null, 3, 2, 1])).toBe(4);
});
