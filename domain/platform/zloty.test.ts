import { expect, test } from 'vitest';
import { zloty, zlotyRange } from './zloty.ts';

test('thousands are set apart by non-breaking spaces, from four digits on', () => {
  expect([999, 1000, 13_900, 1_234_567].map(zloty)).toEqual([
    '999\u00a0zł',
    '1\u00a0000\u00a0zł',
    '13\u00a0900\u00a0zł',
    '1\u00a0234\u00a0567\u00a0zł',
  ]);
});

test('grosze are rounded', () => {
  expect(zloty(4665.5)).toBe('4\u00a0666\u00a0zł');
});

test('a range has an en dash and names the currency once', () => {
  expect(zlotyRange(7000, 28_000)).toBe('7\u00a0000–28\u00a0000\u00a0zł');
});

test('a range of one figure is that figure', () => {
  expect(zlotyRange(5000, 5000)).toBe('5\u00a0000\u00a0zł');
});
