// Who has been told of which version of the terms: the letter and its mark are one batch, so that nobody gets it twice.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../schema/accounts.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';

/** People who haven't been told of this version (the day on which it takes effect). */
export async function peopleToTell(
  db: Database,
  version: string,
  limit: number,
): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(lt(profiles.terms_told, version))
    .limit(limit);
}

export async function tellOfTerms(
  db: Database,
  version: string,
  letters: readonly { personId: string; mail: NewMail }[],
): Promise<void> {
  const [first, ...rest] = letters.flatMap(({ personId, mail }) => {
    const isUntold = and(eq(profiles.id, personId), lt(profiles.terms_told, version));
    return [
      insertMail(db, mail, personId, sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${isUntold})`),
      db.update(profiles).set({ terms_told: version }).where(isUntold),
    ];
  });
  if (first !== undefined) await db.batch([first, ...rest]);
}
