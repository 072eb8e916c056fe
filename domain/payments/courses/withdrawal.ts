// Whether a bought course can still be given back (docs/decisions.md 'Withdrawal within 14 days'): in time, and only until its first
// lesson is opened, if the buyer agreed to that (ustawa o prawach konsumenta, art. 38 pkt 13). A declaration that was made in time
// stays good, whatever happened to the refund since.
import type { CalendarDay } from '../../platform/calendar-day.ts';
import { isWithinWithdrawal, lastDayOfWithdrawal } from '../withdrawal-deadline.ts';

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
