// Customers of the payment provider, for the clock.
import { and, asc, eq, gt, isNotNull, lt, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { openOrders } from '../schema/orders.ts';
import { subscriptions } from '../schema/premium.ts';

/** Customers whose state nobody has read since `before` (epoch ms), those who have waited longest first. */
export async function staleCustomers(db: Database, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${profiles.stripe_customer_id}` })
    .from(profiles)
    .where(and(isNotNull(profiles.stripe_customer_id), lt(profiles.synced_at, before)))
    .orderBy(asc(profiles.synced_at))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Customers with an order of Premium open since before `since`, not looked at since then: they may have paid without our hearing of it. */
export async function waitingCustomers(
  db: Database,
  { item, since, now, limit }: { item: string; since: number; now: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${profiles.stripe_customer_id}` })
    .from(openOrders)
    .innerJoin(profiles, eq(profiles.id, openOrders.user_id))
    .where(
      and(
        gt(openOrders.expires_at, now),
        eq(openOrders.item, item),
        isNotNull(openOrders.checkout_id),
        isNotNull(profiles.stripe_customer_id),
        lt(openOrders.consented_at, since),
        lt(profiles.synced_at, since),
      ),
    )
    .orderBy(asc(openOrders.expires_at))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** At most one row: somebody still pays for something at the provider, as far as we know. */
export function liveSubscription(db: Database, person: string | SQL<string>) {
  return db
    .select({ id: subscriptions.user_id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.user_id, person),
        isNotNull(subscriptions.customer_id),
        notInArray(subscriptions.status, ['canceled', 'incomplete_expired']),
        ne(subscriptions.plan_id, 'free'),
      ),
    )
    .limit(1);
}
