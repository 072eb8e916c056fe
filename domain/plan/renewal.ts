// When a month that begins today is over: on the same day of the next one, or on its last where there is none such (faults 38). The
// provider counts alike; once a subscription is there, its own word stands.
import type { CalendarDay } from '../calendar-day.ts';

export function dayOfNextMonth(day: CalendarDay): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
