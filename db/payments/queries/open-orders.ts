// A person's open orders (docs/decisions.md 'The way to pay').
import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { openOrders } from '../schema/orders.ts';
import { purchases } from '../schema/courses.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** At most one row. */
export function ownOrder(db: Database, session: SessionRef, item: string) {
  return db
    .select({ checkout_id: openOrders.checkout_id })
    .from(openOrders)
    .where(and(eq(openOrders.user_id, personOf(session)), eq(openOrders.item, item)));
}

/** Orders of courses that the provider has opened, those that end first in front; none that ended before `since` (epoch ms). */
export async function openCourseOrders(db: Database, since: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ checkoutId: sql<string>`${openOrders.checkout_id}` })
    .from(openOrders)
    .where(
      and(
        gt(openOrders.expires_at, since),
        like(openOrders.item, 'course:%'),
        sql`${openOrders.checkout_id} IS NOT NULL`,
      ),
    )
    .orderBy(openOrders.expires_at)
    .limit(limit);
  return rows.map(({ checkoutId }) => checkoutId);
}

/** Purchases whose withdrawal was declared and not yet refunded. */
export async function pendingWithdrawals(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(sql`${purchases.withdrawal_asked_at} IS NOT NULL AND ${purchases.withdrawn_at} IS NULL`)
    .limit(limit);
  return rows.map(({ id }) => id);
}
