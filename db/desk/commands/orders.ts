// What the desk does with money that fits no course: it becomes somebody's purchase, or it is written off once it was sent back.
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { purchases, unmatchedPayments } from '../../payments/schema/courses.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import { sendBatch } from '../../send-batch.ts';
import type { DeskGuard } from './guard.ts';

type Assigned = { paymentId: string; personId: string; courseId: string; orderNumber: string };

/** False = it is assigned or sent back already, the person has the course, or they are gone. `mail`: the purchase's letter. */
export async function assignPayment(
  db: Database,
  { paymentId, personId, courseId, orderNumber }: Assigned,
  mail: NewMail | null,
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const isPossible = sql`${guard}
    AND EXISTS (SELECT 1 FROM ${unmatchedPayments} WHERE id = ${paymentId})
    AND EXISTS (SELECT 1 FROM ${profiles} WHERE id = ${personId})
    AND NOT EXISTS (SELECT 1 FROM ${purchases} WHERE id = ${paymentId})
    AND NOT EXISTS (SELECT 1 FROM ${purchases} WHERE user_id = ${personId} AND course_id = ${courseId}
      AND withdrawn_at IS NULL AND withdrawal_asked_at IS NULL)`;
  const booked = db.all<{ id: string }>(sql`INSERT INTO ${purchases}
      (id, order_number, user_id, course_id, amount_grosze, currency, bought_at)
    SELECT id, ${orderNumber}, ${personId}, ${courseId}, amount_grosze, currency, received_at
      FROM ${unmatchedPayments} WHERE id = ${paymentId} AND ${isPossible} RETURNING id`);
  const settled = db
    .delete(unmatchedPayments)
    .where(
      sql`${unmatchedPayments.id} = ${paymentId} AND EXISTS (SELECT 1 FROM ${purchases} WHERE id = ${paymentId})`,
    );
  const mailed = mail === null ? [] : [insertMail(db, mail, personId, isPossible)];
  const answers = await sendBatch(db, { told: tell(isPossible), mailed, booked, settled });
  return answers.booked.length === 1;
}

/** Written down before the money moves: what is asked of the provider twice is done once. False = it is there no longer. */
export async function noteReturn(
  db: Database,
  paymentId: string,
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const isThere = sql`${guard} AND EXISTS (SELECT 1 FROM ${unmatchedPayments} WHERE id = ${paymentId})`;
  const { found } = await sendBatch(db, {
    told: tell(isThere),
    found: db
      .select({ id: unmatchedPayments.id })
      .from(unmatchedPayments)
      .where(sql`${eq(unmatchedPayments.id, paymentId)} AND ${guard}`),
  });
  return found.length === 1;
}
