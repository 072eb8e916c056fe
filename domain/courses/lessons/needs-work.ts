// A lesson that was refused twice is not its buyer's problem (docs/decisions.md 'Lessons that need work'): when it may be asked for again,
// and when the price of its share may be had back.
import { dayInPoland } from '../../platform/calendar-day.ts';

const DAY_MS = 24 * 60 * 60_000;
const REFUND_AFTER_MS = 7 * DAY_MS;

/** From the next day on, in Poland: a model that failed twice fails a third time at once, and each time costs. */
export function mayAskAgain(refusedAt: number, now: number): boolean {
  return dayInPoland(now) > dayInPoland(refusedAt);
}

/** Seven days after it came out badly, or after it was bought so. */
export function mayHaveShareBack(
  { createdAt, boughtAt }: { createdAt: number; boughtAt: number },
  now: number,
): boolean {
  return now >= Math.max(createdAt, boughtAt) + REFUND_AFTER_MS;
}

/** Of what was paid, in whole grosze: all shares together never exceed it. */
export function shareGrosze(paidGrosze: number, lessons: number): number {
  return lessons < 1 ? 0 : Math.floor(paidGrosze / lessons);
}
