import { isPlannableDay } from '#domain/platform/calendar-day.ts';
import { polishDay } from '#domain/platform/polish-date.ts';

/** '2026-03-12' as '12 marca 2026', where lines may break. Throws if there is no such day. */
export function writtenDay(day: string): string {
  if (!isPlannableDay(day)) throw new Error(`has a day that does not exist: ${day}`);
  return polishDay(day).replaceAll('\u00a0', ' ');
}
