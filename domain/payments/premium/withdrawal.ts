// The right of withdrawal from Premium (docs/decisions.md 'Withdrawal within 14 days'; terms, § 10): as long as for any contract. The
// person pays for each day begun and gets the rest back; half a grosz is theirs.
import { dayAfter, startInPoland } from '../../platform/calendar-day.ts';
import { lastDayOfWithdrawal } from '../withdrawal-deadline.ts';

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
