// Dates as people in Poland read them, '20 listopada 2026', wherever the server or the browser stands. The spaces within a
// date don't break. Days as text that sorts, and how they are counted: calendar-day.ts.

import type { CalendarDay } from './calendar-day.ts';
import { lazy } from './lazy.ts';

const format = lazy(
  () =>
    new Intl.DateTimeFormat('pl-PL', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Warsaw',
    }),
);

/** `at` is epoch ms or ISO 8601. Throws a RangeError if it is no date. */
export function polishDate(at: number | string): string {
  const part = partsOf(at);
  return [part('day'), part('month'), part('year')].join('\u00a0');
}

/** The same for what came from elsewhere; null if it is no date. */
export function polishDateOrNull(at: string): string | null {
  return Number.isNaN(Date.parse(at)) ? null : polishDate(at);
}

/** A calendar day, '2026-12-24', in words; what is none stays as it is. */
export function polishDay(day: CalendarDay): string {
  return polishDateOrNull(`${day}T12:00:00Z`) ?? day;
}

const months = lazy(
  () => new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric', timeZone: 'Europe/Warsaw' }),
);

/** 'listopad 2026', of epoch ms. */
export function polishMonth(at: number): string {
  return months().format(at).replace(' ', '\u00a0');
}

/** '20 listopada 2026, 9:05', everywhere alike. Throws a RangeError if it is no date. */
export function polishMoment(at: number | string): string {
  const part = partsOf(at);
  return `${polishDate(at)}, ${Number(part('hour'))}:${part('minute')}`;
}

/** The same within a sentence: '20 listopada 2026 r., godz. 9:05'. Throws a RangeError if it is no date. */
export function polishMomentInText(at: number | string): string {
  const part = partsOf(at);
  return `${polishDate(at)}\u00a0r., godz.\u00a0${Number(part('hour'))}:${part('minute')}`;
}

/** The time of day alone, '9.05', of epoch ms or ISO 8601. */
export function polishClock(at: number | string): string {
  const part = partsOf(at);
  return `${Number(part('hour'))}.${part('minute')}`;
}

function partsOf(at: number | string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = format().formatToParts(new Date(at));
  return (type) => parts.find((one) => one.type === type)?.value ?? '';
}
