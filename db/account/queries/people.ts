// Reads about people and their sessions. Each returns a prepared statement, ready for a batch.
import { and, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { accounts, knownDevices, profiles, sessions } from '../schema/accounts.ts';
import { userAnalysis } from '../../advice/schema/analyses.ts';
import { isOpen } from '../../payments/queries/courses/owned.ts';
import { purchases } from '../../payments/schema/courses.ts';
import type { SessionRef } from '../../session-ref.ts';

/** The person whose live session this is: at most one row. */
export function personOfSession(db: Database, session: SessionRef) {
  return db
    .select({
      id: profiles.id,
      email: profiles.email,
      full_name: profiles.full_name,
      email_confirmed_at: profiles.email_confirmed_at,
      mail_fault: profiles.mail_fault,
      stripe_customer_id: profiles.stripe_customer_id,
      session_id: sessions.id,
      analyses: sql<number>`(SELECT count(*) FROM ${userAnalysis} WHERE ${userAnalysis.user_id} = ${profiles.id})`,
      has_courses: sql<number>`EXISTS (SELECT 1 FROM ${purchases} WHERE ${purchases.user_id} = ${profiles.id} AND ${isOpen})`,
      remembered: sessions.remembered,
      fresh_auth_at: sessions.fresh_auth_at,
      factor_at: sessions.factor_at,
      second_factor_at: profiles.second_factor_at,
      last_seen_at: sessions.last_seen_at,
      expires_at: sessions.expires_at,
      ends_at: sessions.ends_at,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, session.tokenHash), gt(sessions.expires_at, session.now)));
}

/** The address of a person, if it is known to be theirs: at most one row. */
export function confirmedAddress(db: Database, personId: string) {
  return db
    .select({ email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.id, personId), isNotNull(profiles.email_confirmed_at)));
}

/** Whether there is a session of this token, live or not. */
export function sessionExists(db: Database, tokenHash: string) {
  return db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token_hash, tokenHash));
}

/** The password account of an address (normalised): at most one row. */
export function passwordAccount(db: Database, email: string) {
  return db
    .select({
      id: profiles.id,
      email: profiles.email,
      full_name: profiles.full_name,
      email_confirmed_at: profiles.email_confirmed_at,
      password_hash: accounts.password_hash,
    })
    .from(profiles)
    .leftJoin(accounts, and(eq(accounts.user_id, profiles.id), eq(accounts.provider, 'password')))
    .where(eq(profiles.email, email));
}

/** The browsers from which the person of an address (normalised) has signed in, as hashes: at most MAX_KNOWN_DEVICES. */
export function devicesOfEmail(db: Database, email: string) {
  return db
    .select({ hash: knownDevices.device_hash })
    .from(profiles)
    .innerJoin(knownDevices, eq(knownDevices.user_id, profiles.id))
    .where(eq(profiles.email, email));
}

/** A condition on profiles: the person of an address (normalised). */
export function ofEmail(email: string): SQL {
  return sql`${profiles.email} = ${email}`;
}

/** The same, if the address has not been confirmed yet. */
export function unconfirmed(email: string): SQL {
  return sql`${ofEmail(email)} AND ${profiles.email_confirmed_at} IS NULL`;
}

/** The id of the person of an address; NULL if there is none. */
export function idOfEmail(email: string): SQL {
  return sql`(SELECT ${profiles.id} FROM ${profiles} WHERE ${ofEmail(email)})`;
}
