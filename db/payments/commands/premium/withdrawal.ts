// The declaration by which a person withdraws from Premium: from its row on nothing is allowed any more, and the receipt is written in
// the same batch, since the law wants it at once. What goes back is done at the provider afterwards, as often as it takes.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { subscriptions } from '../../schema/premium.ts';
import { notePaidBack } from '../entitlements/paid-period.ts';
import { metricIf } from '../../../desk/commands/observability.ts';
import { insertMail, type NewMail } from '../../../platform/commands/outbox.ts';
import type { TellSecurityLog } from '../../../account/commands/security-log.ts';
import { sendBatch } from '../../../send-batch.ts';

type PremiumDeclaration = {
  subscriptionId: string;
  personId: string;
  /** The contract's beginning that the receipt names. */
  startedAt: number;
  receipt: NewMail | null;
  now: number;
  tell: TellSecurityLog;
  /** What else has to hold: by a mailed link, that it is theirs. */
  also?: SQL;
};

/** Statements for a batch; the rows of `declared` say whether it happened. */
export function premiumDeclaration(db: Database, declaration: PremiumDeclaration) {
  const { subscriptionId, personId, startedAt, receipt, now, tell, also } = declaration;
  const stands = and(
    eq(subscriptions.id, subscriptionId),
    eq(subscriptions.user_id, personId),
    eq(subscriptions.status, 'active'),
    eq(subscriptions.started_at, startedAt),
    isNull(subscriptions.withdrawn_at),
    also,
  );
  const guard = sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${stands})`;
  const declared = db
    .update(subscriptions)
    .set({ status: 'canceled', withdrawn_at: now, updated_at: now })
    .where(stands)
    .returning({ id: subscriptions.id });
  const metric = { name: 'subscription_cancelled', value: 1, userId: personId, timestamp: now } as const;
  const counted = [metricIf(db, metric, guard), notePaidBack(db, subscriptionId, now, guard)];
  const mailed = receipt === null ? [] : [insertMail(db, receipt, personId, guard)];
  const told = [tell(guard), ...counted, ...mailed];
  return { told, declared };
}

/** False = somebody was faster, or there is nothing left to withdraw from. */
export async function declareWithdrawal(db: Database, declaration: PremiumDeclaration): Promise<boolean> {
  const { declared } = await sendBatch(db, premiumDeclaration(db, declaration));
  return declared.length === 1;
}
