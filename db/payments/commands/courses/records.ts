// Writes down what became of a course's payment. A batch isn't conditional, so every statement carries its own guard; effects
// (letters, records) stand before the row they belong to and look at it as it was, so that each has its effect once.
// False = somebody else wrote in between: the payment and our records are to be read again.
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { referenceToKeep } from '#domain/payments/courses/reference.ts';
import type { Database } from '../../../client.ts';
import { courseItem } from '../../queries/courses/records.ts';
import { profiles } from '../../../account/schema/accounts.ts';
import { openOrders } from '../../schema/orders.ts';
import { logs } from '../../../desk/schema/observability.ts';
import { purchases, unmatchedPayments } from '../../schema/courses.ts';
import { dropReviewOf } from '../../../courses/commands/reviews.ts';
import { insertMail, type NewMail } from '../../../platform/commands/outbox.ts';
import type { TellSecurityLog } from '../../../account/commands/security-log.ts';

type NewPurchase = {
  paymentId: string;
  orderNumber: string;
  personId: string;
  courseId: string;
  amountGrosze: number;
  currency: string;
  paidAt: number;
  checkoutId: string;
  consentedAt: number | null;
  /** Epoch ms: the money went back already, so it is only written down; null = it opens the course. */
  withdrawnAt: number | null;
};

/** `mail` goes out and `told` is written if the purchase is booked by this call. */
export async function insertPurchase(
  db: Database,
  one: NewPurchase,
  mail: NewMail | null,
  told: TellSecurityLog,
): Promise<boolean> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${purchases} WHERE ${purchases.id} = ${one.paymentId})
    AND EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${one.personId})`;
  const guard = one.withdrawnAt === null ? sql`${isNew} AND NOT ${ownsAnother(one)}` : isNew;
  const inserted = db.all<{
    id: string;
  }>(sql`INSERT INTO ${purchases} (id, order_number, user_id, course_id, amount_grosze, currency,
      bought_at, checkout_id, consented_at, withdrawn_at)
    SELECT ${one.paymentId}, ${one.orderNumber}, ${one.personId}, ${one.courseId}, ${one.amountGrosze}, ${one.currency}, ${one.paidAt},
      ${one.checkoutId}, ${one.consentedAt}, ${one.withdrawnAt} WHERE ${guard} RETURNING id`);
  const done = closeOrder(
    db,
    one,
    sql`EXISTS (SELECT 1 FROM ${purchases} WHERE ${purchases.id} = ${one.paymentId})`,
  );
  const tells = told(guard);
  if (mail === null) {
    const [, rows] = await db.batch([tells, inserted, done]);
    return rows.length === 1;
  }
  const [, , rows] = await db.batch([tells, insertMail(db, mail, one.personId, guard), inserted, done]);
  return rows.length === 1;
}

/** The order that was paid; another one, opened since, stays. */
export function closeOrder(
  db: Database,
  { personId, courseId, checkoutId }: { personId: string; courseId: string; checkoutId: string },
  guard: SQL = sql`1`,
) {
  return db
    .delete(openOrders)
    .where(
      and(
        eq(openOrders.user_id, personId),
        eq(openOrders.item, courseItem(courseId)),
        or(eq(openOrders.checkout_id, checkoutId), isNull(openOrders.checkout_id)),
        guard,
      ),
    );
}

/** An order that nobody can pay any more. */
export async function forgetOrder(db: Database, checkoutId: string): Promise<void> {
  await db.delete(openOrders).where(eq(openOrders.checkout_id, checkoutId));
}

/** A reading of the row: what it was when it was read. */
type ReadPurchase = { id: string; course_id: string; readings: number };

/** `withdrawnAt` null opens the course again; else the buyer's review falls with it. */
export async function changePurchase(
  db: Database,
  { id, course_id: courseId, readings }: ReadPurchase,
  withdrawnAt: number | null,
  told: TellSecurityLog | null = null,
): Promise<boolean> {
  const asRead = and(eq(purchases.id, id), eq(purchases.readings, readings));
  const change = db
    .update(purchases)
    .set({ withdrawn_at: withdrawnAt, readings: readings + 1 })
    .where(asRead)
    .returning({ id: purchases.id });
  if (told === null) return (await change).length === 1;
  const [, changed] = await db.batch([
    told(sql`EXISTS (SELECT 1 FROM ${purchases} WHERE ${asRead})`),
    change,
    ...dropReviewOf(db, {
      paymentId: id,
      courseId,
      guard: sql`gone.readings = ${readings + 1} AND gone.withdrawn_at IS NOT NULL`,
    }),
  ]);
  return changed.length === 1;
}

type UnmatchedPayment = {
  paymentId: string;
  personId: string;
  reference: string | null;
  amountGrosze: number;
  currency: string;
  now: number;
};

/** Money that fits nothing, with a line for the operator; once. */
export async function keepUnmatched(db: Database, one: UnmatchedPayment): Promise<boolean> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${unmatchedPayments} WHERE ${unmatchedPayments.id} = ${one.paymentId})`;
  const data = JSON.stringify({
    payment: one.paymentId,
    amountGrosze: one.amountGrosze,
    currency: one.currency,
  });
  const [, rows] = await db.batch([
    db.run(sql`INSERT INTO ${logs} (level, message, data, timestamp)
      SELECT 'error', 'a payment fits no course of ours', ${data}, ${one.now} WHERE ${isNew}`),
    db.all<{
      id: string;
    }>(sql`INSERT INTO ${unmatchedPayments} (id, user_id, reference, amount_grosze, currency, received_at)
      SELECT ${one.paymentId}, (SELECT ${profiles.id} FROM ${profiles} WHERE ${profiles.id} = ${one.personId}),
        ${keptReference(one)}, ${one.amountGrosze}, ${one.currency}, ${one.now} WHERE ${isNew} RETURNING id`),
  ]);
  return rows.length === 1;
}

// One that names a person whose account is gone isn't kept; whose money it is, the payment says.
function keptReference({ personId, reference }: UnmatchedPayment): SQL {
  const kept = reference === null ? null : referenceToKeep(reference, personId);
  if (personId === '') return sql`${kept}`;
  return sql`(SELECT ${kept} FROM ${profiles} WHERE ${profiles.id} = ${personId})`;
}

export async function dropUnmatched(db: Database, paymentId: string): Promise<void> {
  await db.delete(unmatchedPayments).where(eq(unmatchedPayments.id, paymentId));
}

function ownsAnother({ paymentId, personId, courseId }: NewPurchase): SQL {
  return sql`EXISTS (SELECT 1 FROM ${purchases} WHERE ${purchases.user_id} = ${personId}
    AND ${purchases.course_id} = ${courseId} AND ${purchases.withdrawn_at} IS NULL AND ${purchases.withdrawal_asked_at} IS NULL
    AND ${purchases.id} <> ${paymentId})`;
}
