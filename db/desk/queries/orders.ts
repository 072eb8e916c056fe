// Orders as the desk lists them: numbers, sums and days; whose they are, by id alone. Each list has its index.
import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../client.ts';
import { purchases, unmatchedPayments } from '../../payments/schema/courses.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { failedRefunds } from '../../payments/schema/refunds.ts';

/** The last row seen (epoch ms and id); null = from the newest. */
export type OrderKey = { at: number; id: string } | null;

const PURCHASE = {
  id: purchases.id,
  orderNumber: purchases.order_number,
  personId: purchases.user_id,
  courseId: purchases.course_id,
  amountGrosze: purchases.amount_grosze,
  currency: purchases.currency,
  at: purchases.bought_at,
  askedAt: purchases.withdrawal_asked_at,
  withdrawnAt: purchases.withdrawn_at,
};

const CONTRACT = {
  id: subscriptions.id,
  orderNumber: subscriptions.order_number,
  personId: subscriptions.user_id,
  customerId: subscriptions.customer_id,
  status: subscriptions.status,
  amountGrosze: subscriptions.amount_grosze,
  at: sql<number>`${subscriptions.started_at}`,
  withdrawnAt: subscriptions.withdrawn_at,
};

export function latestPurchases(db: Database, after: OrderKey, most: number) {
  return db
    .select(PURCHASE)
    .from(purchases)
    .where(behind(purchases.bought_at, purchases.id, after))
    .orderBy(desc(purchases.bought_at), desc(purchases.id))
    .limit(most);
}

/** Declared, and the refund has not come through yet: the oldest first. */
export function pendingWithdrawals(db: Database, most: number) {
  return db
    .select(PURCHASE)
    .from(purchases)
    .where(and(isNotNull(purchases.withdrawal_asked_at), isNull(purchases.withdrawn_at)))
    .orderBy(purchases.withdrawal_asked_at)
    .limit(most);
}

export function latestContracts(db: Database, after: OrderKey, most: number) {
  return db
    .select(CONTRACT)
    .from(subscriptions)
    .where(
      and(isNotNull(subscriptions.started_at), behind(subscriptions.started_at, subscriptions.id, after)),
    )
    .orderBy(desc(subscriptions.started_at), desc(subscriptions.id))
    .limit(most);
}

/** Money that came and fits no course, the newest first. */
export function latestUnmatched(db: Database, after: OrderKey, most: number) {
  return db
    .select({
      id: unmatchedPayments.id,
      personId: unmatchedPayments.user_id,
      reference: unmatchedPayments.reference,
      amountGrosze: unmatchedPayments.amount_grosze,
      currency: unmatchedPayments.currency,
      at: unmatchedPayments.received_at,
    })
    .from(unmatchedPayments)
    .where(behind(unmatchedPayments.received_at, unmatchedPayments.id, after))
    .orderBy(desc(unmatchedPayments.received_at), desc(unmatchedPayments.id))
    .limit(most);
}

/** Sent back by a bank and not paid in another way yet, the newest first. */
export function openFailedRefunds(db: Database, after: OrderKey, most: number) {
  return db
    .select({
      id: failedRefunds.id,
      paymentId: failedRefunds.payment_id,
      personId: failedRefunds.user_id,
      number: failedRefunds.order_number,
      item: failedRefunds.item,
      amountGrosze: failedRefunds.amount_grosze,
      currency: failedRefunds.currency,
      at: failedRefunds.failed_at,
    })
    .from(failedRefunds)
    .where(and(isNull(failedRefunds.settled_at), behind(failedRefunds.failed_at, failedRefunds.id, after)))
    .orderBy(desc(failedRefunds.failed_at), desc(failedRefunds.id))
    .limit(most);
}

/** By its number or the provider's id, exactly. */
export function purchaseByNumber(db: Database, typed: string) {
  return db
    .select(PURCHASE)
    .from(purchases)
    .where(or(eq(purchases.order_number, typed), eq(purchases.id, typed)))
    .limit(2);
}

export function contractByNumber(db: Database, typed: string) {
  return db
    .select(CONTRACT)
    .from(subscriptions)
    .where(
      and(
        or(eq(subscriptions.order_number, typed), eq(subscriptions.id, typed)),
        isNotNull(subscriptions.started_at),
      ),
    )
    .limit(2);
}

export function unmatchedById(db: Database, id: string) {
  return db.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id));
}

/** From the newest on by the same statement. */
const NEWEST = { at: Number.MAX_SAFE_INTEGER, id: '' };

function behind(at: SQLiteColumn, id: SQLiteColumn, after: OrderKey): SQL {
  const key = after ?? NEWEST;
  return sql`(${at}, ${id}) < (${key.at}, ${key.id})`;
}
