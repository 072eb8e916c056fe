// Counters and the lease (docs/decisions.md 'Counters'): a running generation holds a lease on its subscription row; the
// counter itself falls only when the analysis is stored.
import type { SubscriptionRow } from './resolve-plan.ts';

/** How long a run may hold its generation before the lease runs out by itself. */
export const LEASE_MS = 6 * 60_000;

/** Given-back runs a person may have in 24 hours before the next one is refused. */
export const MAX_FAILED_RUNS_A_DAY = 5;

type Lease = Pick<SubscriptionRow, 'reserved_run' | 'reserved_until'>;

/** The run that holds a live lease at `now` (epoch ms), or null. */
export function liveRun(row: Lease, now: number): string | null {
  if (row.reserved_run === null || row.reserved_until === null) return null;
  return row.reserved_until > now ? row.reserved_run : null;
}
