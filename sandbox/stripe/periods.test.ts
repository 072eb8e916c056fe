import { expect, test } from 'vitest';
import { addMonths, periodEndAfter } from './periods.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const shown = (at: number) => new Date(at * 1000).toISOString().slice(0, 16);

test.each([
  ['2027-01-31T23:59:00Z', 1, '2027-02-28T23:59'],
  ['2028-01-31T00:00:00Z', 1, '2028-02-29T00:00'],
  ['2027-01-30T10:00:00Z', 1, '2027-02-28T10:00'],
  ['2027-01-28T10:00:00Z', 1, '2027-02-28T10:00'],
  ['2027-08-31T10:00:00Z', 1, '2027-09-30T10:00'],
  ['2026-12-31T10:00:00Z', 2, '2027-02-28T10:00'],
  ['2027-03-27T10:00:00Z', 1, '2027-04-27T10:00'],
])('%s and %i months is %s', (from, months, to) => {
  expect(shown(addMonths(seconds(from), months))).toBe(to);
});

test('ends count from the anchor: after a short month its day comes back', () => {
  const anchor = seconds('2027-01-31T10:00:00Z');
  const ends: string[] = [];
  for (let at = anchor; ends.length < 4; at = periodEndAfter(anchor, at))
    ends.push(shown(periodEndAfter(anchor, at)).slice(0, 10));
  expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
});
