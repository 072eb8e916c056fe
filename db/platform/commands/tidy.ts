// Deletes and closes what has run out: nobody asks for it any more, and much of it names people. Each is one statement that
// may be repeated; `before` is the last moment (epoch ms) that is past.
import { and, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { sessions, tokens } from '../../account/schema/accounts.ts';
import { runs } from '../../advice/schema/analyses.ts';
import { spentChallenges } from '../../account/schema/passkeys.ts';
import { openOrders, stripeEvents } from '../../payments/schema/orders.ts';
import { logs, metrics } from '../../desk/schema/observability.ts';
import { quotas } from '../schema/quotas.ts';
import { subscriptions } from '../../payments/schema/premium.ts';

export async function deleteSessions(db: Database, before: number): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expires_at, before));
}

export async function deleteTokens(db: Database, before: number): Promise<void> {
  await db.delete(tokens).where(lte(tokens.expires_at, before));
}

/** A challenge that ran out is refused for that alone. */
export async function deleteSpentChallenges(db: Database, before: number): Promise<void> {
  await db.delete(spentChallenges).where(lte(spentChallenges.expires_at, before));
}

export async function deleteQuotas(db: Database, before: number): Promise<void> {
  await db.delete(quotas).where(lte(quotas.resets_at, before));
}

export async function deleteLogs(db: Database, before: number): Promise<void> {
  await db.delete(logs).where(lte(logs.timestamp, before));
}

export async function deleteMetrics(db: Database, before: number): Promise<void> {
  await db.delete(metrics).where(lte(metrics.timestamp, before));
}

export async function deleteStripeEvents(db: Database, before: number): Promise<void> {
  await db.delete(stripeEvents).where(lte(stripeEvents.received_at, before));
}

export async function deleteOpenOrders(db: Database, before: number): Promise<void> {
  await db.delete(openOrders).where(lte(openOrders.expires_at, before));
}

/** A lease that ran out is worth nothing; an analysis that still waits to be saved needs its run, not its lease. */
export async function clearLeases(db: Database, before: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ reserved_run: null, reserved_until: null })
    .where(and(gt(subscriptions.reserved_run, ''), lte(subscriptions.reserved_until, before)));
}

/** From then on its analysis, should one still wait somewhere, is refused (runs.ts, storeAnalysis). */
export async function closeRuns(
  db: Database,
  { before, now }: { before: number; now: number },
): Promise<void> {
  await db
    .update(runs)
    .set({ ended_at: now, outcome: 'run-lost' })
    .where(and(isNull(runs.ended_at), lte(runs.started_at, before)));
}
