// Writes about people and their ways of signing in.
import { sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { accounts, profiles } from '../schema/accounts.ts';
import { isNotHeld } from './address-changes.ts';
import { holderOf, openFreePlan } from '../../payments/commands/entitlements/free-plan.ts';

export type NewPerson = {
  id: string;
  email: string;
  fullName: string | null;
  passwordHash: string;
  /** Epoch ms; null = not yet. */
  emailConfirmedAt: number | null;
  generations: number;
  resets: number;
  /** Keyed hashes by which a deleted account of theirs would be known; none = nobody looks. */
  marks?: readonly string[];
  now: number;
};

/**
 * Statements for a batch: profile, password and the free plan's row. If the address is taken nothing is written, since each later
 * row hangs on the profile that the first statement made; `madeNow` says which it was.
 */
export function createPerson(db: Database, person: NewPerson) {
  const madeNow = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${person.id})`;
  const statements = [
    db.run(sql`INSERT INTO ${profiles} (id, email, full_name, email_confirmed_at, holder, created_at)
      SELECT ${person.id}, ${person.email}, ${person.fullName}, ${person.emailConfirmedAt}, ${holderOf(person.marks ?? [])},
        ${person.now}
      WHERE ${isNotHeld(person.email, person.now)} ON CONFLICT (email) DO NOTHING`),
    db.run(sql`INSERT INTO ${accounts} (provider, provider_account_id, user_id, password_hash, created_at)
      SELECT 'password', ${person.id}, ${person.id}, ${person.passwordHash}, ${person.now} WHERE ${madeNow} ON CONFLICT DO NOTHING`),
    ...openFreePlan(db, person, madeNow),
  ] as const;
  return { statements, madeNow };
}

/** The same at once, without anybody signing in. */
export async function registerPerson(db: Database, person: NewPerson): Promise<void> {
  await db.batch(createPerson(db, person).statements);
}
