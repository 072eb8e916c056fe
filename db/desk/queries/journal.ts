// What was done at the desk, the newest first: the rows of the security log that have an operator.
import { and, desc, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { securityEvents } from '../../account/schema/security-log.ts';

/** `before`: the id after which the page goes on; null = from the newest, by the same statement. */
export function deskEvents(db: Database, { before, most }: { before: number | null; most: number }) {
  return db
    .select({
      id: securityEvents.id,
      event: securityEvents.event,
      outcome: securityEvents.outcome,
      detail: securityEvents.detail,
      operatorId: securityEvents.actor_id,
      personId: securityEvents.user_id,
      at: securityEvents.at,
    })
    .from(securityEvents)
    .where(and(isNotNull(securityEvents.actor), lt(securityEvents.id, before ?? Number.MAX_SAFE_INTEGER)))
    .orderBy(desc(securityEvents.id))
    .limit(most);
}
