// Counters and the lease (decisions.md 'Counters'): a running generation holds a lease on its subscription row; the
// counter itself falls only when the analysis is stored.
import type { SubscriptionRow } from './resolve-plan.ts';

/** How long a run may hold its generation before the lease runs out by itself. */
export const LEASE_MS = 6 * 60_000;

/** Given-back runs a person may have in 24 hours before the next one is refused. */
export const MAX_FAILED_RUNS_A_DAY = 5;

type Counters = Pick<SubscriptionRow, 'quiz_generations_left' | 'reserved_run' | 'reserved_until'>;

/** The run that holds a live lease at `now` (epoch ms), or null. */
export function liveRun(row: Counters, now: number): string | null {
  if (row.reserved_run === null || row.reserved_until === null) return null;
  return row.reserved_until > now ? row.reserved_run : null;
}

/** Generations that a new run could still take; never below 0. */
export function generationsFree(row: Counters, now: number): number {
  const reserved = liveRun(row, now) === null ? 0 : 1;
  return Math.max(0, row.quiz_generations_left - reserved);
}
