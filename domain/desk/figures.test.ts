import { expect, test } from 'vitest';
import { DAYS_SHOWN, daysShown, daysToCount, seriesOf, todaySpan } from './figures.ts';

const HOUR_MS = 60 * 60_000;
const NOON = Date.parse('2026-11-23T12:00:00Z');

test('a night counts the three whole days before it', () => {
  expect(daysToCount(NOON).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});

test('days follow each other without a gap, and the longest has 25 hours', () => {
  const days = daysToCount(Date.parse('2026-10-27T12:00:00Z'));
  expect(days.map(({ from, to }) => (to - from) / HOUR_MS)).toEqual([24, 25, 24]);
  expect(days[0]?.to).toBe(days[1]?.from);
});

test.each([
  ['2026-11-22T22:59:59.999Z', '2026-11-22'],
  ['2026-11-22T23:00:00.000Z', '2026-11-23'],
])('at %s today is %s', (instant, day) => {
  expect(todaySpan(Date.parse(instant)).day).toBe(day);
});

test('with today thirty days are shown', () => {
  const days = daysShown(NOON);
  expect([days.length, days[0], days.at(-1)]).toEqual([DAYS_SHOWN - 1, '2026-10-25', '2026-11-22']);
});

test('a day without a figure has none, and what is known of only one day is there, too', () => {
  const stored = [
    { day: '2026-11-21', name: 'errors', value: 4 },
    { day: '2026-11-22', name: 'runs_failed:not-json', value: 1 },
  ];
  const series = seriesOf(['2026-11-21', '2026-11-22'], stored, [{ name: 'errors', value: 2 }]);
  expect(series['errors']).toEqual([4, null, 2]);
  expect(series['runs_failed:not-json']).toEqual([null, 1, null]);
  expect(series['cost_micro']).toEqual([null, null, null]);
});
