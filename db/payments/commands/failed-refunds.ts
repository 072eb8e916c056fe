// A refund that failed: written down once with its letter, and done with once (docs/faults.md 37).
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { purchases } from '../schema/courses.ts';
import { failedRefunds } from '../schema/refunds.ts';
import type { DeskGuard } from '../../desk/commands/guard.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import { sendBatch } from '../../send-batch.ts';

/** Whose payment it was: a course's buyer, else the customer. */
export async function payerOf(db: Database, { paymentId, customerId }: PaymentNames) {
  const who = { personId: profiles.id, email: profiles.email };
  const [[buyer], [customer]] = await db.batch([
    db
      .select({ ...who, courseId: purchases.course_id })
      .from(purchases)
      .leftJoin(profiles, eq(profiles.id, purchases.user_id))
      .where(eq(purchases.id, paymentId)),
    db
      .select(who)
      .from(profiles)
      .where(eq(profiles.stripe_customer_id, customerId ?? '')),
  ]);
  const { personId = null, email = null } = buyer ?? customer ?? {};
  return { personId, email, courseId: buyer?.courseId ?? null };
}

type PaymentNames = { paymentId: string; customerId: string | null };

type FailedRefund = Omit<typeof failedRefunds.$inferSelect, 'settled_at'>;

/** False = it is known already: nobody is told twice. `also` happens with it, in any case. */
export async function insertFailedRefund(
  db: Database,
  one: FailedRefund,
  mail: NewMail | null,
  also: BatchItem<'sqlite'>[] = [],
): Promise<boolean> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${failedRefunds} WHERE ${failedRefunds.id} = ${one.id})`;
  const inserted = db
    .insert(failedRefunds)
    .values(one)
    .onConflictDoNothing()
    .returning({ id: failedRefunds.id });
  const mailed = mail === null ? [] : [insertMail(db, mail, one.user_id, isNew)];
  return (await sendBatch(db, { also, mailed, inserted })).inserted.length === 1;
}

/** False = it is settled already. */
export async function settleFailedRefund(
  db: Database,
  id: string,
  now: number,
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const isOpen = and(eq(failedRefunds.id, id), isNull(failedRefunds.settled_at));
  const [, rows] = await db.batch([
    tell(sql`${guard} AND EXISTS (SELECT 1 FROM ${failedRefunds} WHERE ${isOpen})`),
    db
      .update(failedRefunds)
      .set({ settled_at: now })
      .where(and(isOpen, guard))
      .returning({ id: failedRefunds.id }),
  ]);
  return rows.length === 1;
}
