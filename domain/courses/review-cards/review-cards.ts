// Review cards (docs/decisions.md 'Review cards'): a key term comes back 1, 3, 7 and 21 days after its lesson was finished. What is missed
// waits without a word: the next interval counts from the day of the answer. Days are those in Poland.
import { dayAfter, type CalendarDay } from '../../platform/calendar-day.ts';
import { pluralized } from '../../platform/pluralized.ts';

export const REVIEW_DAYS = [1, 3, 7, 21] as const;

/** More aren't asked for in a day; the rest comes on the next. */
export const MAX_CARDS_A_DAY = 12;

const SECONDS_A_CARD = 30;

export type CardAnswer = 'remembered' | 'not-yet';

/** `stage`: the place in REVIEW_DAYS of the day it waits for; past the last one, `dueOn` is null and it comes no more. */
export type CardState = { stage: number; dueOn: CalendarDay | null };

/** After an answer given today. */
export function afterAnswer(stage: number, answer: CardAnswer, today: CalendarDay): CardState {
  if (answer === 'not-yet') return { stage, dueOn: dayAfter(today) };
  const [from, to] = [REVIEW_DAYS[stage], REVIEW_DAYS[stage + 1]];
  const next = stage + 1;
  if (from === undefined || to === undefined) return { stage: next, dueOn: null };
  return { stage: next, dueOn: dayAfter(today, to - from) };
}

/** How many of those that are due are asked for today. */
export function cardsForToday(due: number, answeredToday: number): number {
  return Math.max(0, Math.min(due, MAX_CARDS_A_DAY - answeredToday));
}

/** The day of the next ones; null = there are none. `earliest`: of all that still come; due ones wait for tomorrow. */
export function nextCardsOn(earliest: CalendarDay | null, today: CalendarDay): CalendarDay | null {
  if (earliest === null) return null;
  return earliest > today ? earliest : dayAfter(today);
}

export function cardsCounted(count: number): string {
  return pluralized(count, ['karta', 'karty', 'kart']);
}

/** 'Powtórka: 4 karty, 2 minuty'. */
export function reviewWords(cards: number): string {
  const minutes = Math.ceil((cards * SECONDS_A_CARD) / 60);
  return `Powtórka: ${cardsCounted(cards)}, ${pluralized(minutes, ['minuta', 'minuty', 'minut'])}`;
}
