// How long a consumer may withdraw (regulamin § 10; ustawa o prawach konsumenta, art. 27): fourteen days after the day of the
// contract, which itself doesn't count, to the end of the last one in Poland. A last day on Saturday or Sunday moves to Monday
// (Kodeks cywilny, art. 115); other holidays don't move it here.
import { dayAfter, dayInPoland, type CalendarDay, startInPoland } from '../platform/calendar-day.ts';

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

// The right of withdrawal from Premium (docs/decisions.md 'Withdrawal within 14 days'; terms, § 10): as long as for any contract. The
// person pays for each day begun and gets the rest back; half a grosz is theirs.
const DAY_MS = 24 * 60 * 60_000;

/** The first moment (epoch ms) at which it is too late. */
export function withdrawalEnd(contractMadeAt: number): number {
  return startInPoland(dayAfter(lastDayOfWithdrawal(contractMadeAt)));
}

type PaidPeriod = { startMs: number; endMs: number; paidGrosze: number };

/** What comes back to somebody who withdraws at this moment (epoch ms). */
export function refundGrosze({ startMs, endMs, paidGrosze }: PaidPeriod, withdrawnAt: number): number {
  const days = Math.round((endMs - startMs) / DAY_MS);
  const begun = Math.max(1, Math.ceil((withdrawnAt - startMs) / DAY_MS));
  const unused = Math.max(0, days - begun);
  return Math.ceil((paidGrosze * unused) / days);
}

// Whether a bought course can still be given back (docs/decisions.md 'Withdrawal within 14 days'): in time, and only until its first
// lesson is opened, if the buyer agreed to that (ustawa o prawach konsumenta, art. 38 pkt 13). A declaration that was made in time
// stays good, whatever happened to the refund since.

/** Epoch ms. */
export type BoughtCourse = {
  boughtAt: number;
  openedAt: number | null;
  /** Null = we know of no consent, so opening a lesson takes nothing away. */
  consentedAt: number | null;
  /** The buyer declared it: the refund is on its way, or done. */
  withdrawalAskedAt: number | null;
  withdrawnAt: number | null;
};

export type CourseWithdrawal =
  | { name: 'open'; until: CalendarDay }
  /** Declared, and the refund is not confirmed yet: asking again goes on with it. */
  | { name: 'pending' }
  | { name: 'withdrawn' | 'opened' | 'too-late' };

export function courseWithdrawal(bought: BoughtCourse, now: number): CourseWithdrawal {
  if (bought.withdrawnAt !== null) return { name: 'withdrawn' };
  if (bought.withdrawalAskedAt !== null) return { name: 'pending' };
  if (bought.openedAt !== null && bought.consentedAt !== null) return { name: 'opened' };
  if (!isWithinWithdrawal(bought.boughtAt, now)) return { name: 'too-late' };
  return { name: 'open', until: lastDayOfWithdrawal(bought.boughtAt) };
}
