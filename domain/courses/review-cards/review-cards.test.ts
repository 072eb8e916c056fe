import { expect, test } from 'vitest';
import { dayAfter } from '../../platform/calendar-day.ts';
import { afterAnswer, cardsForToday, nextCardsOn, reviewWords, REVIEW_DAYS } from './review-cards.ts';

const DONE_ON = '2026-10-20';

test('remembered each time on its day, a card comes on days 1, 3, 7 and 21 and never again', () => {
  const came: string[] = [];
  let state = { stage: 0, dueOn: dayAfter(DONE_ON) as string | null };
  while (state.dueOn !== null) {
    came.push(state.dueOn);
    state = afterAnswer(state.stage, 'remembered', state.dueOn);
  }
  expect(came).toEqual(REVIEW_DAYS.map((days) => dayAfter(DONE_ON, days)));
  expect(state).toEqual({ stage: 4, dueOn: null });
});

test.each([0, 1, 2, 3])('not yet known at stage %d it comes tomorrow, at the same stage', (stage) => {
  expect(afterAnswer(stage, 'not-yet', '2026-12-31')).toEqual({ stage, dueOn: '2027-01-01' });
});

test('days that were missed take nothing back: the interval counts from the answer', () => {
  expect(afterAnswer(1, 'remembered', '2027-03-01')).toEqual({ stage: 2, dueOn: '2027-03-05' });
});

test('days are those of the calendar, over the change of the clocks, too', () => {
  expect(afterAnswer(0, 'remembered', '2026-10-24')).toEqual({ stage: 1, dueOn: '2026-10-26' });
});

test.each([
  [0, 0, 0],
  [11, 0, 11],
  [12, 0, 12],
  [13, 0, 12],
  [13, 11, 1],
  [13, 12, 0],
  [13, 13, 0],
  [2, 5, 2],
])('of %d due cards, with %d answered, %d are for today', (due, answered, cards) => {
  expect(cardsForToday(due, answered)).toBe(cards);
});

test.each([
  [null, null],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['2026-12-01', '2026-12-01'],
])('with the earliest on %s the next ones come on %s', (earliest, day) => {
  expect(nextCardsOn(earliest, '2026-11-22')).toBe(day);
});

test.each([
  [1, 'Powtórka: 1 karta, 1 minuta'],
  [2, 'Powtórka: 2 karty, 1 minuta'],
  [3, 'Powtórka: 3 karty, 2 minuty'],
  [4, 'Powtórka: 4 karty, 2 minuty'],
  [5, 'Powtórka: 5 kart, 3 minuty'],
  [12, 'Powtórka: 12 kart, 6 minut'],
])('%d cards are said as %j', (cards, words) => {
  expect(reviewWords(cards).replaceAll('\u00a0', ' ')).toBe(words);
});
