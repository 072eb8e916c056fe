// Calendar days as text, '2026-12-24', which sorts as time does. A person's day is the day in Poland.

import { lazy } from './lazy.ts';

export type CalendarDay = string;

const EARLIEST_YEAR = 2020;
const LATEST_YEAR = 2100;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const inPoland = lazy(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Warsaw',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** The day in Poland at an instant (epoch ms). */
export function dayInPoland(instantMs: number): CalendarDay {
  return inPoland().format(instantMs);
}

/** Whether the text is a real day that somebody could plan for: from 2020 to 2100. */
export function isPlannableDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  // 30 February becomes 2 March, or no date at all.
  if (Number.isNaN(instant.getTime()) || isoDay(instant) !== text) return false;
  const year = instant.getUTCFullYear();
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR;
}

/** `day` must be a real one. */
export function dayAfter(day: CalendarDay, days = 1): CalendarDay {
  return isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

/** The instant (epoch ms) at which a real day begins in Poland. */
export function startInPoland(day: CalendarDay): number {
  const inUtc = Date.parse(`${day}T00:00:00Z`);
  const inSummer = inUtc - 2 * HOUR_MS;
  return dayInPoland(inSummer) === day ? inSummer : inUtc - HOUR_MS;
}

function isoDay(instant: Date): CalendarDay {
  return instant.toISOString().slice(0, 10);
}
