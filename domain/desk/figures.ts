// The figures of the operator's desk by day in Poland: what is stored of the days before, and what today has had so far.
import { dayAfter, dayInPoland, startInPoland, type CalendarDay } from '../platform/calendar-day.ts';

/** Of these each has one value a day; 'runs_failed:' and 'cost_micro:' are followed by a code or a purpose. */
const FIGURES = [
  'runs_started',
  'runs_done',
  'runs_given_back',
  /** Medians, from the start of a run that was done. */
  'first_section_ms',
  'run_ms',
  'model_calls',
  'model_calls_failed',
  'tokens_in',
  'tokens_out',
  /** Millionths of a złoty. */
  'cost_micro',
  'sign_ups',
  'course_orders',
  'course_refunds',
  'premium_orders',
  'premium_refunds',
  'mails_sent',
  'mails_failed',
  'errors',
] as const;

/** How many days are drawn, today among them. */
export const DAYS_SHOWN = 30;

/** A night counts these many days before it once more: what was written late, and nights that did not come. */
const DAYS_COUNTED = 3;

type Day = { day: CalendarDay; from: number; to: number };

function spanOf(day: CalendarDay): Day {
  return { day, from: startInPoland(day), to: startInPoland(dayAfter(day)) };
}

/** The whole days that a task at `now` (epoch ms) counts, the oldest first. */
export function daysToCount(now: number): Day[] {
  const today = dayInPoland(now);
  return Array.from({ length: DAYS_COUNTED }, (_, at) => spanOf(dayAfter(today, at - DAYS_COUNTED)));
}

/** The days before today that are drawn, the oldest first. */
export function daysShown(now: number): CalendarDay[] {
  const today = dayInPoland(now);
  return Array.from({ length: DAYS_SHOWN - 1 }, (_, at) => dayAfter(today, at - DAYS_SHOWN + 1));
}

export function todaySpan(now: number): Day {
  return spanOf(dayInPoland(now));
}

/** One a day, the oldest first, today last; null = no figure. */
export type Series = (number | null)[];

/** By name, of every figure that any of the days has, and of all of FIGURES. */
export function seriesOf(
  days: readonly CalendarDay[],
  stored: readonly { day: CalendarDay; name: string; value: number }[],
  live: readonly { name: string; value: number }[],
): Record<string, Series> {
  const names = new Set([...FIGURES, ...stored.map(({ name }) => name), ...live.map(({ name }) => name)]);
  const byKey = new Map(stored.map(({ day, name, value }) => [`${day} ${name}`, value]));
  const now = new Map(live.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    [...names].map((name) => {
      const before = days.map((day) => byKey.get(`${day} ${name}`) ?? null);
      return [name, [...before, now.get(name) ?? null]];
    }),
  );
}
