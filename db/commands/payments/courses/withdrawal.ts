// A declared withdrawal from a course (domain/payments/courses/withdrawal.ts).
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { isOpen } from '../../../queries/payments/courses/owned.ts';
import { purchases } from '../../../schema/payments/courses.ts';
import { personOf, type SessionRef } from '../../../session-ref.ts';
import { insertMail, type NewMail } from '../../outbox.ts';

/** With its receipt, once. False = opened, declared or paid back in between, or nobody's session. */
export async function declareWithdrawal(
  db: Database,
  session: SessionRef,
  paymentId: string,
  receipt: NewMail | null,
): Promise<boolean> {
  const may = and(
    eq(purchases.id, paymentId),
    eq(purchases.user_id, personOf(session)),
    or(isNull(purchases.opened_at), isNull(purchases.consented_at)),
    isOpen,
  );
  const declared = db
    .update(purchases)
    .set({ withdrawal_asked_at: session.now, readings: sql`${purchases.readings} + 1` })
    .where(may)
    .returning({ id: purchases.id });
  if (receipt === null) return (await declared).length === 1;
  const guard = sql`EXISTS (SELECT 1 FROM ${purchases} WHERE ${may})`;
  const [, rows] = await db.batch([insertMail(db, receipt, personOf(session), guard), declared]);
  return rows.length === 1;
}
