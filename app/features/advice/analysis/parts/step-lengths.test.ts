import { expect, test } from 'vitest';
import { aboutWeeks, stepWeeks, weeksOf } from './step-lengths.ts';

const MONTH = 52 / 12;

test.each([
  ['1 tydzień', 1],
  ['4–6 tygodni', 5],
  ['2-3 tygodnie', 2.5],
  ['6 tyg.', 6],
  ['od 3 do 6 miesięcy', 4.5 * MONTH],
  ['około 2 miesięcy', 2 * MONTH],
  ['2 mies.', 2 * MONTH],
  ['1,5 roku', 78],
  ['2 lata', 104],
  ['14 dni', 2],
  ['1–2 weekendy', 1.5],
  ['miesiąc', MONTH],
  ['pół roku', 26],
  ['półtora miesiąca', 1.5 * MONTH],
  ['jeden semestr', 20],
  ['3 miesiące (12 tygodni)', 3 * MONTH],
])('%s is read as weeks', (words, weeks) => {
  expect(weeksOf(words)).toBeCloseTo(weeks);
});

test.each(['', 'na bieżąco', '10 godzin', 'stale'])('%j tells no length', (words) => {
  expect(weeksOf(words)).toBeNull();
});

test('one unknown length makes all unknown, and so does none at all or nothing', () => {
  expect(stepWeeks(['2 tygodnie', 'stale'])).toBeNull();
  expect(stepWeeks(['0 tygodni'])).toBeNull();
  expect(stepWeeks([])).toBeNull();
  expect(stepWeeks(['2 tygodnie', '7 dni'])).toEqual([2, 1]);
});

test('weeks up to two months, months up to two years, then years', () => {
  expect([0.3, 1, 7, 12, 52, 96, 102, 104, 156].map(aboutWeeks)).toEqual([
    'około 1\u00a0tygodnia',
    'około 1\u00a0tygodnia',
    'około 7\u00a0tygodni',
    'około 3\u00a0miesięcy',
    'około 12\u00a0miesięcy',
    'około 22\u00a0miesięcy',
    'około 2\u00a0lat',
    'około 2\u00a0lat',
    'około 3\u00a0lat',
  ]);
});
