// A person's one recommendation (domain/payments/referral/discount.ts).
import { eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { referrals } from '../schema/referral.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** At most one row. */
export function ownReferral(db: Database, session: SessionRef) {
  return db
    .select({
      verifiedAt: referrals.verified_at,
      expiresAt: referrals.expires_at,
      usedAt: referrals.used_at,
    })
    .from(referrals)
    .where(eq(referrals.user_id, personOf(session)));
}
