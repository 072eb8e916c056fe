import { expect, test } from 'vitest';
import { writtenDay } from './written-day.ts';

test('a day is written as a Pole would', () => {
  expect(writtenDay('2026-03-01')).toBe('1 marca 2026');
});

test('a day that does not exist is refused', () => {
  expect(() => writtenDay('2026-02-29')).toThrow('2026-02-29');
});
