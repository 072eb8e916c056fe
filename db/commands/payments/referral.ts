// The life of a recommendation: shared once, verified once (used once: sync-customer.ts). Each may be repeated without changing what was.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../schema/accounts.ts';
import { referrals } from '../../schema/payments/referral.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** A statement. */
export function shareReferral(db: Database, session: SessionRef) {
  return db.run(sql`INSERT INTO ${referrals} (user_id, shared_at)
    SELECT ${profiles.id}, ${session.now} FROM ${profiles} WHERE ${profiles.id} = ${personOf(session)}
    ON CONFLICT DO NOTHING`);
}

/** A statement: only what was shared, and never twice, so that the end doesn't move. */
export function verifyReferral(db: Database, session: SessionRef, expiresAt: number) {
  return db
    .update(referrals)
    .set({ verified_at: session.now, expires_at: expiresAt })
    .where(
      and(eq(referrals.user_id, personOf(session)), isNull(referrals.verified_at), isNull(referrals.used_at)),
    );
}
