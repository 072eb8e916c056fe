// When a month that is bought now is over: the provider counts it in UTC, at the same time of the same day of the next month, or of its
// last where there is none such (docs/faults.md 38); what a person reads is the day in Poland. Once a subscription is there, its own word
// stands.
import { dayInPoland, type CalendarDay } from '../../platform/calendar-day.ts';

const DAY_MS = 24 * 60 * 60_000;

/** `boughtAt`: epoch ms. */
export function renewalDay(boughtAt: number): CalendarDay {
  const bought = new Date(boughtAt);
  const [year, month] = [bought.getUTCFullYear(), bought.getUTCMonth() + 1];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(bought.getUTCDate(), lastDate));
  return dayInPoland(midnight + (boughtAt % DAY_MS));
}
