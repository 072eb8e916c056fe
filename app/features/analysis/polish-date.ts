// Dates as people in Poland read them, '20 listopada 2026', wherever the server stands.

const FORMAT = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Warsaw',
});

/** `iso` is an instant; null if it is none. The spaces don't break. */
export function polishDate(iso: string): string | null {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? null : FORMAT.format(instant).replaceAll(' ', '\u00a0');
}
