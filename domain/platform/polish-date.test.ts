import { expect, test } from 'vitest';
import {
  polishClock,
  polishDate,
  polishDateOrNull,
  polishDay,
  polishMoment,
  polishMomentInText,
} from './polish-date.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['the last second of a winter day', '2026-11-20T22:59:59.999Z', '20 listopada 2026'],
  ['the first of the next', '2026-11-20T23:00:00.000Z', '21 listopada 2026'],
  ['the last second of a summer day', '2026-07-01T21:59:59.999Z', '1 lipca 2026'],
  ['the first of the next', '2026-07-01T22:00:00.000Z', '2 lipca 2026'],
  ['the last second of a year', '2026-12-31T22:59:59.999Z', '31 grudnia 2026'],
  ['the first of the next', '2026-12-31T23:00:00.000Z', '1 stycznia 2027'],
  ['a leap day', '2028-02-29T12:00:00.000Z', '29 lutego 2028'],
  ['epoch ms', Date.UTC(2026, 0, 5), '5 stycznia 2026'],
])('the day is that of Poland: %s', (_, at, text) => {
  expect(spaced(polishDate(at))).toBe(text);
});

test.each([
  ['before the clocks go forward', '2026-03-29T00:59:59Z', '29 marca 2026, 1:59'],
  ['as they go', '2026-03-29T01:00:00Z', '29 marca 2026, 3:00'],
  ['before they go back', '2026-10-25T00:59:59Z', '25 października 2026, 2:59'],
  ['as they go', '2026-10-25T01:00:00Z', '25 października 2026, 2:00'],
  ['midnight', '2026-07-01T22:05:00Z', '2 lipca 2026, 0:05'],
  ['afternoon', '2026-11-20T14:40:00Z', '20 listopada 2026, 15:40'],
  ['epoch ms', Date.UTC(2026, 0, 5, 8, 9), '5 stycznia 2026, 9:09'],
])('the time is that of Poland: %s', (_, at, text) => {
  expect(spaced(polishMoment(at))).toBe(text);
});

test.each([
  ['2026-11-20T08:59:00Z', '20 listopada 2026, 9:59'],
  ['2026-11-20T09:00:00Z', '20 listopada 2026, 10:00'],
  ['2026-11-20T23:00:00Z', '21 listopada 2026, 0:00'],
])('an hour has no zero before it: %s', (at, text) => {
  expect(spaced(polishMoment(at))).toBe(text);
});

test.each([
  ['2026-11-20T11:03:00Z', '12.03'],
  ['2026-07-01T22:05:00Z', '0.05'],
])('the time of day alone: %s', (at, text) => {
  expect(polishClock(at)).toBe(text);
});

test('only the spaces within the date don’t break', () => {
  expect(polishMoment('2026-11-20T14:40:00Z')).toBe('20\u00a0listopada\u00a02026, 15:40');
});

test('a moment within a sentence says what the figures are', () => {
  expect(spaced(polishMomentInText('2026-11-20T13:05:00Z'))).toBe('20 listopada 2026 r., godz. 14:05');
});

test('a calendar day stays the day it is', () => {
  expect(polishDay('2026-12-24')).toBe('24\u00a0grudnia\u00a02026');
  expect(polishDay('jutro')).toBe('jutro');
});

test('what is no date has no words', () => {
  expect(polishDateOrNull('wczoraj')).toBeNull();
  expect(polishDateOrNull('2026-11-20T12:00:00Z')).toBe('20\u00a0listopada\u00a02026');
  expect(() => polishDate('wczoraj')).toThrow(RangeError);
  expect(() => polishMoment(Number.NaN)).toThrow(RangeError);
});
