// What is known of a Google account before it signs in: one row, whoever asks.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { accounts, profiles } from '../schema/accounts.ts';
import { comingSwitches } from '../../desk/queries/switches.ts';

/** `email` normalised; null = Google told none. And whether anybody may come anew. */
export function knownOfGoogle(db: Database, google: { sub: string; email: string | null; now: number }) {
  const hasOther = sql<number>`EXISTS (SELECT 1 FROM ${accounts} AS other
    WHERE other.user_id = ${profiles.id} AND other.provider = 'google')`;
  return db.batch([
    db
      .select({ personId: accounts.user_id })
      .from(accounts)
      .where(sql`${accounts.provider} = 'google' AND ${accounts.provider_account_id} = ${google.sub}`),
    db
      .select({
        personId: profiles.id,
        confirmedAt: profiles.email_confirmed_at,
        hasOther,
        secondFactorAt: profiles.second_factor_at,
      })
      .from(profiles)
      .where(sql`${profiles.email} = ${google.email}`),
    comingSwitches(db, google.now),
  ]);
}

/** A statement: Google's ids of the person's accounts there. */
export function googleIdsOf(db: Database, person: SQL<string>) {
  return db
    .select({ id: accounts.provider_account_id })
    .from(accounts)
    .where(and(eq(accounts.user_id, person), eq(accounts.provider, 'google')));
}
