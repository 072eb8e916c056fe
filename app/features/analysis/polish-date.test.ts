import { expect, test } from 'vitest';
import { polishDate } from './polish-date.ts';

test('the day is that of Warsaw, summer and winter', () => {
  expect(polishDate('2026-11-20T22:59:59.000Z')).toBe('20\u00a0listopada\u00a02026');
  expect(polishDate('2026-11-20T23:00:00.000Z')).toBe('21\u00a0listopada\u00a02026');
  expect(polishDate('2026-07-01T22:00:00.000Z')).toBe('2\u00a0lipca\u00a02026');
});

test('what is no date has no words', () => {
  expect(polishDate('wczoraj')).toBeNull();
});
