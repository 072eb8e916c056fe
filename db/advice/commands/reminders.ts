// Writes of what calls people back. All may be repeated; whose row it is, the session in the statement says, or the key.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { reminders } from '../schema/reminders.ts';

type What = 'letter' | 'calendar';

const COLUMNS = { letter: sql.raw('letter_key'), calendar: sql.raw('calendar_key') };

/** A statement; one that is there keeps its key. */
export function keepReminder(db: Database, session: SessionRef, { what, key }: { what: What; key: string }) {
  const column = COLUMNS[what];
  return db.run(sql`INSERT INTO ${reminders} (user_id, ${column}) SELECT ${profiles.id}, ${key}
    FROM ${profiles} WHERE ${profiles.id} = ${personOf(session)}
    ON CONFLICT (user_id) DO UPDATE SET ${column} = coalesce(reminders.${column}, excluded.${column})`);
}

/** A statement. The key leads nowhere from then on. */
export function dropReminder(db: Database, session: SessionRef, what: What) {
  return db.run(sql`UPDATE ${reminders} SET ${COLUMNS[what]} = NULL WHERE user_id = ${personOf(session)}`);
}

/** By the address in the letter, without a session. */
export async function stopLetter(db: Database, key: string): Promise<void> {
  await db.update(reminders).set({ letter_key: null }).where(eq(reminders.letter_key, key));
}

export type LetterOfWeek = { personId: string; /** Null = there was nothing to say. */ mail: NewMail | null };

/** The letter and its mark are one batch, so that nobody gets it twice. */
export async function sendLetters(
  db: Database,
  monday: string,
  letters: readonly LetterOfWeek[],
): Promise<void> {
  const [first, ...rest] = letters.flatMap(({ personId, mail }) => {
    const isDue = and(eq(reminders.user_id, personId), lt(reminders.letter_week, monday));
    const isWanted = sql`EXISTS (SELECT 1 FROM ${reminders} WHERE ${isDue} AND ${reminders.letter_key} IS NOT NULL)`;
    const marked = db.update(reminders).set({ letter_week: monday }).where(isDue);
    return mail === null ? [marked] : [insertMail(db, mail, personId, isWanted), marked];
  });
  if (first !== undefined) await db.batch([first, ...rest]);
}
