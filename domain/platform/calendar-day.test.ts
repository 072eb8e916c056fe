import { expect, test } from 'vitest';
import { dayAfter, dayInPoland, isPlannableDay, startInPoland } from './calendar-day.ts';

test('the day changes at midnight in Poland, in winter and in summer', () => {
  expect(dayInPoland(Date.parse('2026-12-23T22:59:59Z'))).toBe('2026-12-23');
  expect(dayInPoland(Date.parse('2026-12-23T23:00:00Z'))).toBe('2026-12-24');
  expect(dayInPoland(Date.parse('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
  expect(dayInPoland(Date.parse('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});

test.each(['2020-01-01', '2100-12-31', '2028-02-29', '2026-12-24'])('%s can be planned for', (day) => {
  expect(isPlannableDay(day)).toBe(true);
});

test.each([
  '2019-12-31',
  '2101-01-01',
  '2027-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '+020260-01-01',
  '2026-12-24T00:00',
  ' 2026-12-24',
  '',
])('%j cannot', (day) => {
  expect(isPlannableDay(day)).toBe(false);
});

test('the day after the last of a month or year is the first of the next', () => {
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2026-10-25')).toBe('2026-10-26');
});

test.each([
  ['2026-12-24', '2026-12-23T23:00:00Z'],
  ['2026-07-01', '2026-06-30T22:00:00Z'],
  ['2026-03-29', '2026-03-28T23:00:00Z'],
  ['2026-03-30', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z'],
])('%s begins in Poland at %s, also when the clocks change', (day, instant) => {
  expect(new Date(startInPoland(day))).toEqual(new Date(instant));
});

test('days are counted over the end of a month and of a year', () => {
  expect(dayAfter('2026-12-20', 15)).toBe('2027-01-04');
  expect(dayAfter('2028-02-20', 15)).toBe('2028-03-06');
});
