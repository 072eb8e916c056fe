// Which plan a person is on, from their subscription rows (docs/product.md 'Subscription and plan', docs/decisions.md 'Plan mapping').
// Each Stripe subscription has a row of its own beside the free row, which never goes away.
import { hasEnded } from '../premium/subscription-facts.ts';
import { PLAN_RANK, type Plan } from './plans.ts';

export type SubscriptionRow = {
  id: string;
  /** As the provider reports it; anything unknown counts as not active. */
  status: string;
  plan_id: string;
  quiz_generations_left: number;
  resets_left: number;
  reserved_run: string | null;
  /** Epoch milliseconds; a lease past it is dead. */
  reserved_until: number | null;
  current_period_start: string | null;
  current_period_end: string | null;
  /** Epoch milliseconds. */
  updated_at: number;
};

/** The plan that a `plan_id` stands for. `premiumPriceIds` are the configured price identifiers. */
export function planOf(planId: string, premiumPriceIds: readonly string[] = []): Plan {
  if (planId.includes('premium') || premiumPriceIds.includes(planId)) return 'premium';
  if (planId.includes('enterprise')) return 'enterprise';
  return 'free';
}

/**
 * The row in force: the best active one, else the free row. Null only if the person has no row at all,
 * which counts as free with nothing left.
 */
export function rowInForce<Row extends Pick<SubscriptionRow, 'status' | 'plan_id'>>(
  rows: readonly Row[],
  premiumPriceIds: readonly string[] = [],
): { plan: Plan; row: Row } | null {
  const inForce = rows
    .filter((row) => row.status === 'active')
    .map((row) => ({ plan: planOf(row.plan_id, premiumPriceIds), row }))
    .sort((a, b) => PLAN_RANK[b.plan] - PLAN_RANK[a.plan]);
  return inForce[0] ?? null;
}

/**
 * The paid subscription that counts, else the one that was there last but doesn't (past_due, canceled…), so that the page can say
 * how to mend it (docs/faults.md 36): one that may yet be paid goes before one that has ended. Null = never had one.
 */
export function paidRow<Row extends PaidRow>(
  rows: readonly Row[],
  premiumPriceIds: readonly string[] = [],
): Row | null {
  const paid = rows.filter((row) => planOf(row.plan_id, premiumPriceIds) !== 'free');
  const inForce = rowInForce(paid, premiumPriceIds);
  if (inForce !== null) return inForce.row;
  const [last] = paid.toSorted(
    (a, b) =>
      Number(hasEnded(a.status)) - Number(hasEnded(b.status)) ||
      (b.started_at ?? 0) - (a.started_at ?? 0) ||
      b.updated_at - a.updated_at,
  );
  return last ?? null;
}

type PaidRow = Pick<SubscriptionRow, 'status' | 'plan_id' | 'updated_at'> & { started_at?: number | null };

/** The status of the paid subscription that was there last but doesn't count. Null if there is none, or while one is in force. */
export function lapsedStatus(
  rows: readonly PaidRow[],
  premiumPriceIds: readonly string[] = [],
): string | null {
  const row = paidRow(rows, premiumPriceIds);
  return row === null || row.status === 'active' ? null : row.status;
}
