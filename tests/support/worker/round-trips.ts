// Round trips to the database one after another: of those that were under way at the same time, one counts.
import type { DatabaseProxy } from './database-proxy.ts';

/** Far enough away that what was sent together is seen together, and that an answer is there before what goes on behind it comes back. */
export const DELAY_MS = 150;

/** Of all that came back before `until` (performance.now): what is under way then isn't waited for. */
export function sequentialTrips({ passages }: DatabaseProxy, until: number): number {
  let trips = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of passages.toSorted((one, other) => one.to - other.to)) {
    if (to >= until || from < end) continue;
    trips += 1;
    end = to;
  }
  return trips;
}
