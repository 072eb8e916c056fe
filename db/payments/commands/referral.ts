// The life of a recommendation: shared once, verified once (used once: sync-customer.ts). Each may be repeated without changing what was.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { entitlements } from '../schema/entitlements.ts';
import { referrals } from '../schema/referral.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { addLine } from './entitlements/lines.ts';

/** A statement. */
export function shareReferral(db: Database, session: SessionRef) {
  return db.run(sql`INSERT INTO ${referrals} (user_id, shared_at)
    SELECT ${profiles.id}, ${session.now} FROM ${profiles} WHERE ${profiles.id} = ${personOf(session)}
    ON CONFLICT DO NOTHING`);
}

/** Two statements: only what was shared, and never twice, so that the end doesn't move. With its line in the ledger. */
export function verifyReferral(db: Database, session: SessionRef, expiresAt: number) {
  const returned = sql`(SELECT count(*) FROM ${entitlements} AS earlier WHERE earlier.holder = who.holder
    AND earlier.source = 'referral' AND earlier.kind = 'refund')`;
  return [
    addLine(
      db,
      {
        holder: sql`who.holder`,
        userId: sql`who.id`,
        source: sql`'referral'`,
        what: 'referral',
        kind: 'spend',
        amount: sql`-1`,
        why: 'verified',
        key: sql`'referral:' || who.holder || ':' || ${returned}`,
        at: session.now,
      },
      sql`FROM ${referrals} AS own JOIN ${profiles} AS who ON who.id = own.user_id
        WHERE own.user_id = ${personOf(session)} AND own.verified_at IS NULL AND own.used_at IS NULL`,
    ),
    db
      .update(referrals)
      .set({ verified_at: session.now, expires_at: expiresAt })
      .where(
        and(
          eq(referrals.user_id, personOf(session)),
          isNull(referrals.verified_at),
          isNull(referrals.used_at),
        ),
      ),
  ] as const;
}
