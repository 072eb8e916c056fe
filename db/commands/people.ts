// Writes about people and their ways of signing in.
import { sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../client.ts';
import { accounts, profiles } from '../schema/accounts.ts';
import { subscriptions } from '../schema/payments/premium.ts';

export type NewPerson = {
  id: string;
  email: string;
  fullName: string | null;
  passwordHash: string;
  /** Epoch ms; null = not yet. */
  emailConfirmedAt: number | null;
  generations: number;
  resets: number;
  now: number;
};

/**
 * Writes profile, password and the free plan's row in one batch. False if the address is taken: then nothing is written,
 * since each later row hangs on the profile that the first statement made. `more` joins the batch, knowing which it was.
 */
export async function registerPerson(
  db: Database,
  person: NewPerson,
  more: (madeNow: SQL) => BatchItem<'sqlite'>[] = () => [],
): Promise<boolean> {
  const madeNow = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${person.id})`;
  const [made] = await db.batch([
    db
      .insert(profiles)
      .values({
        id: person.id,
        email: person.email,
        full_name: person.fullName,
        email_confirmed_at: person.emailConfirmedAt,
        created_at: person.now,
      })
      .onConflictDoNothing({ target: profiles.email })
      .returning({ id: profiles.id }),
    db.run(sql`INSERT INTO ${accounts} (provider, provider_account_id, user_id, password_hash, created_at)
      SELECT 'password', ${person.id}, ${person.id}, ${person.passwordHash}, ${person.now} WHERE ${madeNow} ON CONFLICT DO NOTHING`),
    db.run(sql`INSERT INTO ${subscriptions}
      (id, user_id, status, plan_id, quiz_generations_left, resets_left, created_at, updated_at)
      SELECT ${`free:${person.id}`}, ${person.id}, 'active', 'free', ${person.generations}, ${person.resets},
        ${person.now}, ${person.now} WHERE ${madeNow} ON CONFLICT DO NOTHING`),
    ...more(madeNow),
  ]);
  return made.length === 1;
}
