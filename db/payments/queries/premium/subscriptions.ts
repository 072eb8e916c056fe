// Reads of a person's own subscription rows; which of them is in force is decided by domain/payments/plan/resolve-plan.ts.
import { eq } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { subscriptions } from '../../schema/premium.ts';
import { personOf, type SessionRef } from '../../../session-ref.ts';

const MAX_ROWS = 100;

export function subscriptionRows(db: Database, session: SessionRef) {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, personOf(session)))
    .limit(MAX_ROWS);
}
