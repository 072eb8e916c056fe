import { expect, test } from 'vitest';
import { polishDate, polishDay, polishMoment } from './polish-date.ts';

test('the day is that of Warsaw, summer and winter', () => {
  expect(polishDate('2026-11-20T22:59:59.000Z')).toBe('20\u00a0listopada\u00a02026');
  expect(polishDate('2026-11-20T23:00:00.000Z')).toBe('21\u00a0listopada\u00a02026');
  expect(polishDate('2026-07-01T22:00:00.000Z')).toBe('2\u00a0lipca\u00a02026');
});

test('what is no date has no words', () => {
  expect(polishDate('wczoraj')).toBeNull();
});

test('a calendar day stays the day it is', () => {
  expect(polishDay('2026-12-24')).toBe('24\u00a0grudnia\u00a02026');
  expect(polishDay('jutro')).toBe('jutro');
});

test('a moment has its day and the time in Poland', () => {
  expect(polishMoment('2026-11-20T08:05:00.000Z')).toBe('20\u00a0listopada\u00a02026, 9:05');
  expect(polishMoment('2026-11-20T20:15:00.000Z')).toBe('20\u00a0listopada\u00a02026, 21:15');
});
