// How long a consumer may withdraw (regulamin § 10; ustawa o prawach konsumenta, art. 27): fourteen days after the day of the
// contract, which itself doesn't count, to the end of the last one in Poland. A last day on Saturday or Sunday moves to Monday
// (Kodeks cywilny, art. 115); other holidays don't move it here.
import { dayAfter, dayInPoland, type CalendarDay } from '../platform/calendar-day.ts';

const WITHDRAWAL_DAYS = 14;

/** The last day on which a contract of this moment (epoch ms) can be withdrawn from. */
export function lastDayOfWithdrawal(contractAt: number): CalendarDay {
  let day = dayInPoland(contractAt);
  for (let count = 0; count < WITHDRAWAL_DAYS; count++) day = dayAfter(day);
  while (isWeekend(day)) day = dayAfter(day);
  return day;
}

export function isWithinWithdrawal(contractAt: number, now: number): boolean {
  return dayInPoland(now) <= lastDayOfWithdrawal(contractAt);
}

function isWeekend(day: CalendarDay): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
