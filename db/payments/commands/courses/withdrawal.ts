// A declared withdrawal from a course (domain/payments/withdrawal.ts), by its owner or by a mailed link.
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { isOpen } from '../../queries/courses/owned.ts';
import { purchases } from '../../schema/courses.ts';
import { personOf, type SessionRef } from '../../../session-ref.ts';
import { insertMail, type NewMail } from '../../../platform/commands/outbox.ts';
import type { TellSecurityLog } from '../../../account/commands/security-log.ts';
import { sendBatch } from '../../../send-batch.ts';

/** `whose`: a condition on purchases. `owner`: in whose name the receipt waits; null = the account is gone. */
type CourseDeclaration = { paymentId: string; whose: SQL; owner: SQL | null; now: number };

/** Statements for a batch: the declaration with its receipt, once. The rows of the last say whether it happened. */
export function courseDeclaration(
  db: Database,
  { paymentId, whose, owner, now }: CourseDeclaration,
  receipt: NewMail | null,
  tell: TellSecurityLog,
) {
  const may = and(
    eq(purchases.id, paymentId),
    whose,
    or(isNull(purchases.opened_at), isNull(purchases.consented_at)),
    isOpen,
  );
  const declared = db
    .update(purchases)
    .set({ withdrawal_asked_at: now, readings: sql`${purchases.readings} + 1` })
    .where(may)
    .returning({ id: purchases.id });
  const guard = sql`EXISTS (SELECT 1 FROM ${purchases} WHERE ${may})`;
  const mailed = receipt === null ? [] : [insertMail(db, receipt, owner, guard)];
  const told = [tell(guard), ...mailed];
  return { told, declared };
}

/** With its receipt, once. False = opened, declared or paid back in between, or nobody's session. */
export async function declareWithdrawal(
  db: Database,
  session: SessionRef,
  paymentId: string,
  receipt: NewMail | null,
  tell: TellSecurityLog,
): Promise<boolean> {
  const owner = personOf(session);
  const declaration = { paymentId, whose: eq(purchases.user_id, owner), owner, now: session.now };
  const { declared } = await sendBatch(db, courseDeclaration(db, declaration, receipt, tell));
  return declared.length === 1;
}
