// Writes of a sign-in with Google, as statements for the batch that begins the session. Each carries its own guard, since a
// batch is atomic but not conditional; if another request was first, the session's own guard ends the sign-in.
import { sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { MetricName } from '#domain/platform/metrics.ts';
import type { Database } from '../../client.ts';
import { accounts, knownDevices, profiles, sessions, tokens } from '../schema/accounts.ts';
import { passkeys, recoveryCodes } from '../schema/passkeys.ts';
import { metrics } from '../../desk/schema/observability.ts';
import { isNotHeld } from './address-changes.ts';
import { holderOf, openFreePlan } from '../../payments/commands/entitlements/free-plan.ts';
import type { TellSecurityLog } from './security-log.ts';

type Statements = BatchItem<'sqlite'>[];

/** A new person: Google has confirmed the address. */
export function createGooglePerson(
  db: Database,
  person: {
    id: string;
    email: string;
    fullName: string | null;
    generations: number;
    resets: number;
    marks: readonly string[];
    now: number;
  },
): Statements {
  const madeNow = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE id = ${person.id})`;
  return [
    db.run(sql`INSERT INTO ${profiles} (id, email, full_name, email_confirmed_at, holder, created_at)
      SELECT ${person.id}, ${person.email}, ${person.fullName}, ${person.now}, ${holderOf(person.marks)}, ${person.now}
      WHERE ${isNotHeld(person.email, person.now)} ON CONFLICT (email) DO NOTHING`),
    ...openFreePlan(db, person, madeNow),
  ];
}

/** Ends what somebody set up who never confirmed the address. Nothing ends if it has been confirmed in the meantime. */
export function dropUnconfirmed(
  db: Database,
  person: { id: string; fullName: string | null; now: number },
  told: TellSecurityLog,
): Statements {
  const isUnconfirmed = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE id = ${person.id} AND email_confirmed_at IS NULL)`;
  const hasPassword = sql`EXISTS (SELECT 1 FROM ${accounts} WHERE user_id = ${person.id} AND provider = 'password')`;
  return [
    told(sql`${isUnconfirmed} AND ${hasPassword}`),
    db.run(
      sql`DELETE FROM ${accounts} WHERE user_id = ${person.id} AND provider = 'password' AND ${isUnconfirmed}`,
    ),
    db.run(sql`DELETE FROM ${sessions} WHERE user_id = ${person.id} AND ${isUnconfirmed}`),
    db.run(sql`DELETE FROM ${tokens} WHERE user_id = ${person.id} AND ${isUnconfirmed}`),
    db.run(sql`DELETE FROM ${knownDevices} WHERE user_id = ${person.id} AND ${isUnconfirmed}`),
    db.run(sql`DELETE FROM ${passkeys} WHERE user_id = ${person.id} AND ${isUnconfirmed}`),
    db.run(sql`DELETE FROM ${recoveryCodes} WHERE user_id = ${person.id} AND ${isUnconfirmed}`),
    db.run(sql`UPDATE ${profiles} SET email_confirmed_at = ${person.now}, second_factor_at = NULL, full_name = coalesce(${person.fullName}, full_name)
      WHERE id = ${person.id} AND email_confirmed_at IS NULL`),
  ];
}

/** Ties the Google account to a person who is there, with that address, confirmed. `guard`: what else must hold. */
export function linkGoogle(
  db: Database,
  link: { sub: string; personId: string; email: string; now: number },
  guard: SQL,
  told: TellSecurityLog | null,
): Statements {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${accounts} WHERE provider = 'google' AND provider_account_id = ${link.sub})
    AND EXISTS (SELECT 1 FROM ${profiles} WHERE id = ${link.personId} AND email = ${link.email} AND email_confirmed_at IS NOT NULL AND ${guard})`;
  return [
    ...(told === null ? [] : [told(isNew)]),
    db.run(sql`INSERT INTO ${accounts} (provider, provider_account_id, user_id, password_hash, created_at)
      SELECT 'google', ${link.sub}, id, NULL, ${link.now} FROM ${profiles}
      WHERE id = ${link.personId} AND email = ${link.email} AND email_confirmed_at IS NOT NULL AND ${guard} ON CONFLICT DO NOTHING`),
  ];
}

/** A condition on profiles: Google alone may open the account. */
export const NO_SECOND_FACTOR = sql`second_factor_at IS NULL`;

export function countGoogleSignIn(db: Database, personId: string, now: number): Statements {
  const name: MetricName = 'auth_callback_success';
  return [db.insert(metrics).values({ metric_name: name, value: 1, user_id: personId, timestamp: now })];
}
