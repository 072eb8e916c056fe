// A moment as people in Poland read it, '20 listopada 2026, 15:40', wherever the server stands.

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

/** `at` is epoch ms or ISO 8601. The spaces within the date don't break. */
export function momentText(at: number | string): string {
  const part = partsOf(at);
  return `${dayText(at)}, ${part('hour')}:${part('minute')}`;
}

/** Its day alone, '20 listopada 2026'. */
export function dayText(at: number | string): string {
  const part = partsOf(at);
  return [part('day'), part('month'), part('year')].join('\u00a0');
}

function partsOf(at: number | string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = format().formatToParts(new Date(at));
  return (type) => parts.find((one) => one.type === type)?.value ?? '';
}
