// Reads of the security log: by anyone who seals it, by anyone who checks it, and by the person whom it is about.
import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../schema/accounts.ts';
import { securityChain, securityEvents } from '../schema/security-log.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

export function chainEnds(db: Database) {
  return db.select().from(securityChain).where(eq(securityChain.id, 1));
}

/** In the order in which they were written: SQLite has one writer at a time, so no earlier id comes later. */
export function unsealedEvents(db: Database, most: number) {
  // No row of ours comes before one that is linked; anyone who checks finds it.
  const head = sql`coalesce((SELECT ${securityChain.head_id} FROM ${securityChain} WHERE ${securityChain.id} = 1), 0)`;
  return db
    .select({ id: securityEvents.id, proof: securityEvents.proof })
    .from(securityEvents)
    .where(and(isNull(securityEvents.seal), sql`${securityEvents.id} > ${head}`))
    .orderBy(asc(securityEvents.id))
    .limit(most);
}

export type StoredSecurityEvent = Awaited<ReturnType<typeof eventsAfter>>[number];

export function eventsAfter(db: Database, id: number, most: number) {
  return db
    .select()
    .from(securityEvents)
    .where(gt(securityEvents.id, id))
    .orderBy(asc(securityEvents.id))
    .limit(most);
}

/** Everybody who has an account, in pages. */
export function personIdsAfter(db: Database, id: string, most: number) {
  return db
    .select({ id: profiles.id })
    .from(profiles)
    .where(gt(profiles.id, id))
    .orderBy(asc(profiles.id))
    .limit(most);
}

/** The person's own, the newest first; `before`: the id after which the page goes on. */
export function ownSecurityEvents(
  db: Database,
  session: SessionRef,
  { before, most }: { before: number | null; most: number },
) {
  return db
    .select({
      id: securityEvents.id,
      event: securityEvents.event,
      outcome: securityEvents.outcome,
      device: securityEvents.device,
      network: securityEvents.network,
      isDesk: sql<boolean>`${securityEvents.actor} IS NOT NULL`.mapWith(Boolean),
      at: securityEvents.at,
    })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.user_id, personOf(session)),
        before === null ? undefined : lt(securityEvents.id, before),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(most);
}
