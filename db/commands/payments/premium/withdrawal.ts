// The declaration by which a person withdraws from Premium: from its row on nothing is allowed any more, and the receipt is written in
// the same batch, since the law wants it at once. What goes back is done at the provider afterwards, as often as it takes.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { subscriptions } from '../../../schema/payments/premium.ts';
import { metricIf } from '../../observability.ts';
import { insertMail, type NewMail } from '../../outbox.ts';

export type Declaration = {
  subscriptionId: string;
  personId: string;
  /** The contract's beginning that the receipt names. */
  startedAt: number;
  receipt: NewMail | null;
  now: number;
};

/** False = somebody was faster, or there is nothing left to withdraw from. */
export async function declareWithdrawal(db: Database, declaration: Declaration): Promise<boolean> {
  const { subscriptionId, personId, startedAt, receipt, now } = declaration;
  const stands = and(
    eq(subscriptions.id, subscriptionId),
    eq(subscriptions.user_id, personId),
    eq(subscriptions.status, 'active'),
    eq(subscriptions.started_at, startedAt),
    isNull(subscriptions.withdrawn_at),
  );
  const guard = sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${stands})`;
  const end = db
    .update(subscriptions)
    .set({ status: 'canceled', withdrawn_at: now, updated_at: now })
    .where(stands)
    .returning({ id: subscriptions.id });
  const metric = { name: 'subscription_cancelled', value: 1, userId: personId, timestamp: now } as const;
  const counted = metricIf(db, metric, guard);
  const ended =
    receipt === null
      ? (await db.batch([counted, end]))[1]
      : (await db.batch([counted, insertMail(db, receipt, personId, guard), end]))[2];
  return ended.length === 1;
}
