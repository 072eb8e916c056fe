// '2026-03-12' -> '12 marca 2026'.
const FORMAT = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });

/** Throws if there is no such day. */
export function polishDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new Error(`has a day that does not exist: ${day}`);
  }
  return FORMAT.format(date);
}
