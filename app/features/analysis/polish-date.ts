// Dates as people in Poland read them, '20 listopada 2026', wherever the server stands.

import { lazy } from '#domain/lazy.ts';

const dateFormat = lazy(
  () =>
    new Intl.DateTimeFormat('pl-PL', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Warsaw',
    }),
);

/** `iso` is an instant; null if it is none. The spaces don't break. */
export function polishDate(iso: string): string | null {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? null : dateFormat().format(instant).replaceAll(' ', '\u00a0');
}

/** A calendar day, '2026-12-24', in words. */
export function polishDay(day: string): string {
  return polishDate(`${day}T12:00:00Z`) ?? day;
}

const timeFormat = lazy(
  () => new Intl.DateTimeFormat('pl-PL', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Warsaw' }),
);

/** '20 listopada 2026, 9:05', where several may be of one day. */
export function polishMoment(iso: string): string {
  const day = polishDate(iso);
  return day === null ? iso : `${day}, ${timeFormat().format(new Date(iso)).replace(/^0/, '')}`;
}
