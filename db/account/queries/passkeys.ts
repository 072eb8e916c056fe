// What is known of passkeys. Only a sign-in asks by a key's own name; all else by whose session it is.
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { accounts, profiles } from '../schema/accounts.ts';
import { operators } from '../../desk/schema/operators.ts';
import { passkeys, recoveryCodes } from '../schema/passkeys.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** The key that an authenticator says it is: at most one row. */
export function passkeyOf(db: Database, credentialId: string) {
  return db
    .select({
      id: passkeys.id,
      personId: passkeys.user_id,
      publicKey: passkeys.public_key,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(eq(passkeys.credential_id, credentialId));
}

/** The person's own, the oldest first. */
export function ownPasskeys(db: Database, session: SessionRef) {
  return db
    .select({
      id: passkeys.id,
      credentialId: passkeys.credential_id,
      name: passkeys.name,
      createdAt: passkeys.created_at,
      lastUsedAt: passkeys.last_used_at,
    })
    .from(passkeys)
    .where(eq(passkeys.user_id, personOf(session)))
    .orderBy(asc(passkeys.created_at));
}

/** What a change of the keys has to be proven by (domain/account/auth/recovery.ts); no row = no live session. */
export function keyGround(db: Database, session: SessionRef) {
  return db
    .select({
      keys: sql<number>`(SELECT count(*) FROM ${passkeys} AS held WHERE held.user_id = profiles.id)`,
      hasRole: sql<number>`EXISTS (SELECT 1 FROM ${operators} AS held WHERE held.user_id = profiles.id)`,
    })
    .from(profiles)
    .where(eq(profiles.id, personOf(session)));
}

export function recoveryCodesLeft(db: Database, session: SessionRef) {
  return db
    .select({ left: sql<number>`count(*)` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, personOf(session)));
}

/** The hash of a password account's password, or null for another account; no row = there is none. */
export function passwordAccount(
  db: Database,
  way: { provider: string; accountId: string; personId: string },
) {
  return db
    .select({ passwordHash: accounts.password_hash })
    .from(accounts)
    .where(
      sql`${accounts.provider} = ${way.provider} AND ${accounts.provider_account_id} = ${way.accountId} AND ${accounts.user_id} = ${way.personId}`,
    );
}

/** Where a person is written to. */
export function addressOf(db: Database, personId: string) {
  return db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, personId));
}
