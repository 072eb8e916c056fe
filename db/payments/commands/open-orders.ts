// The one order that a person has open for a thing (docs/faults.md 34, 35): two presses of the button are one attempt, with one
// idempotency key.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { openOrders } from '../schema/orders.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { metricIf, type Metric } from '../../desk/commands/observability.ts';

type OrderRequest = {
  item: string;
  /** For a new attempt. */
  attempt: string;
  amountGrosze: number;
  consentedAt: number;
  expiresAt: number;
};

export type OpenOrder = typeof openOrders.$inferSelect;

/**
 * The person's order of this item: the one that is open, else a new one. One that has run out, costs something else, or is `outdated`
 * (an attempt), is replaced. `before`: what stood there. Null = nobody's session.
 */
export async function claimOrder(
  db: Database,
  session: SessionRef,
  request: OrderRequest,
  outdated: string | null = null,
): Promise<{ order: OpenOrder; before: OpenOrder | null } | null> {
  const own = and(eq(openOrders.user_id, personOf(session)), eq(openOrders.item, request.item));
  const [[before], , [order]] = await db.batch([
    db.select().from(openOrders).where(own),
    db.run(sql`INSERT INTO ${openOrders} (user_id, item, attempt, amount_grosze, consented_at, expires_at)
      SELECT ${profiles.id}, ${request.item}, ${request.attempt}, ${request.amountGrosze}, ${request.consentedAt}, ${request.expiresAt}
      FROM ${profiles} WHERE ${profiles.id} = ${personOf(session)}
      ON CONFLICT (user_id, item) DO UPDATE SET attempt = excluded.attempt, checkout_id = NULL, url = NULL,
        amount_grosze = excluded.amount_grosze, consented_at = excluded.consented_at, expires_at = excluded.expires_at
      WHERE open_orders.expires_at <= ${session.now} OR open_orders.amount_grosze <> excluded.amount_grosze
        OR open_orders.attempt = ${outdated}`),
    db.select().from(openOrders).where(own),
  ]);
  return order === undefined ? null : { order, before: before ?? null };
}

/** Where the provider opened it, and the metric, once. */
export async function noteCheckout(
  db: Database,
  { user_id, item, attempt }: Pick<OpenOrder, 'user_id' | 'item' | 'attempt'>,
  checkout: { id: string; url: string },
  metric: Metric,
): Promise<void> {
  const unnoted = and(
    eq(openOrders.user_id, user_id),
    eq(openOrders.item, item),
    eq(openOrders.attempt, attempt),
    isNull(openOrders.checkout_id),
  ) as SQL;
  await db.batch([
    metricIf(db, metric, sql`EXISTS (SELECT 1 FROM ${openOrders} WHERE ${unnoted})`),
    db.update(openOrders).set({ checkout_id: checkout.id, url: checkout.url }).where(unnoted),
  ]);
}
