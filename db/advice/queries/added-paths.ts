// Reads of what a person had written in the paid period that runs.
import { and, eq, gt, or, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { idInForce } from '../../payments/queries/premium/in-force.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { addedPaths } from '../schema/added-paths.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** One row each, of the period that runs, what is being written among them (`zawod_id`); what was begun before `deadBefore` is dead. */
export function addedInPeriod(
  db: Database,
  session: SessionRef,
  { deadBefore, premiumPriceIds }: { deadBefore: number; premiumPriceIds: readonly string[] },
) {
  return db
    .select({ zawod_id: addedPaths.zawod_id })
    .from(addedPaths)
    .innerJoin(
      subscriptions,
      and(eq(subscriptions.id, addedPaths.subscription_id), eq(PERIOD, addedPaths.period)),
    )
    .where(
      and(
        eq(addedPaths.user_id, personOf(session)),
        eq(subscriptions.id, idInForce(session, premiumPriceIds)),
        or(isNull(addedPaths.zawod_id), gt(addedPaths.reserved_at, deadBefore)),
      ),
    );
}

/** Of a row of `subscriptions`. */
export const PERIOD = sql<string>`coalesce(${subscriptions.current_period_start}, '')`;
