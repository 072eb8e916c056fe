// The outbox: a message is written with the data it belongs to, and its row goes once it is out (docs/faults.md 24). Claiming moves the
// next attempt on in the same statement, so that two senders never hold the same message.
import type { MailFault, MailReport } from '#domain/platform/mail/carrier-event.ts';
import { and, eq, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles, tokens } from '../../account/schema/accounts.ts';
import { outbox } from '../schema/mail.ts';
import { metricIf } from '../../desk/commands/observability.ts';

export type NewMail = { id: string; kind: string; sealed: string; createdAt: number };

export type WaitingMail = {
  id: string;
  kind: string;
  sealed: string;
  attempts: number;
  created_at: number;
  /** Why mail does not reach its person, if it doesn't. */
  mailFault: MailFault | null;
};

const CLAIMED = {
  id: outbox.id,
  kind: outbox.kind,
  sealed: outbox.sealed,
  attempts: outbox.attempts,
  created_at: outbox.created_at,
  // Columns lose their table's name in a statement of one table.
  mailFault: sql<MailFault | null>`(SELECT own.mail_fault FROM ${profiles} AS own WHERE own.id = outbox.user_id)`,
};

/** For a batch: written only where `guard` holds. `owner` is the person's id, or a statement that finds it. */
export function insertMail(db: Database, mail: NewMail, owner: string | SQL | null, guard: SQL = sql`1`) {
  return db.run(sql`INSERT INTO ${outbox} (id, user_id, kind, sealed, attempts, next_attempt_at, created_at)
    SELECT ${mail.id}, ${owner}, ${mail.kind}, ${mail.sealed}, 0, ${mail.createdAt}, ${mail.createdAt} WHERE ${guard}`);
}

export type OwnedMail = { mail: NewMail; personId: string };

/** The same for many people, in one statement. */
export function insertMails(db: Database, mails: readonly OwnedMail[], guard: SQL) {
  const rows = JSON.stringify(mails.map(({ mail, personId }) => ({ ...mail, personId })));
  const of = (field: keyof NewMail | 'personId') => sql`json_extract(one.value, ${`$.${field}`})`;
  return db.run(sql`INSERT INTO ${outbox} (id, user_id, kind, sealed, attempts, next_attempt_at, created_at)
    SELECT ${of('id')}, ${of('personId')}, ${of('kind')}, ${of('sealed')}, 0, ${of('createdAt')}, ${of('createdAt')}
    FROM json_each(${rows}) AS one WHERE ${guard}`);
}

/** Takes the messages of these ids that nobody else has taken, until `until`. */
export async function claimMail(
  db: Database,
  ids: string[],
  { now, until }: { now: number; until: number },
): Promise<WaitingMail[]> {
  return db
    .update(outbox)
    .set({ next_attempt_at: until })
    .where(and(inArray(outbox.id, ids), lte(outbox.next_attempt_at, now)))
    .returning(CLAIMED);
}

/** Takes those that have waited longest. */
export async function claimDueMail(
  db: Database,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<WaitingMail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.next_attempt_at, now))
    .orderBy(outbox.next_attempt_at)
    .limit(limit);
  return db.update(outbox).set({ next_attempt_at: until }).where(inArray(outbox.id, due)).returning(CLAIMED);
}

/** A link's hour counts from when its message went out, so one that was held up arrives whole. */
export async function deleteSentMail(
  db: Database,
  id: string,
  { now, link }: { now: number; link: { tokenHash: string; expiresAt: number } | null },
): Promise<void> {
  const counted = countMail(db, id, 'mail_sent', now);
  const gone = db.delete(outbox).where(eq(outbox.id, id));
  if (link === null) return void (await db.batch([counted, gone]));
  const restarted = db
    .update(tokens)
    .set({ expires_at: link.expiresAt })
    .where(eq(tokens.token_hash, link.tokenHash));
  await db.batch([counted, gone, restarted]);
}

export async function postponeMail(
  db: Database,
  id: string,
  { nextAttemptAt, fault }: { nextAttemptAt: number; fault: string },
): Promise<void> {
  await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, next_attempt_at: nextAttemptAt, fault })
    .where(eq(outbox.id, id));
}

export async function dropMail(db: Database, id: string, now: number): Promise<void> {
  const gone = db.delete(outbox).where(eq(outbox.id, id));
  await db.batch([countMail(db, id, 'mail_failed', now), gone]);
}

/** As long as its row is there: a message is counted once. */
function countMail(db: Database, id: string, name: 'mail_sent' | 'mail_failed', now: number) {
  const isThere = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE id = ${id})`;
  return metricIf(db, { name, value: 1, userId: null, timestamp: now }, isThere);
}

// What the mail carrier tells of addresses. Told again, or out of order, it changes nothing: the latest word counts.
export async function noteMailReport(db: Database, { addresses, fault, at }: MailReport): Promise<void> {
  await db
    .update(profiles)
    .set({ mail_fault: fault, mail_heard_at: at })
    .where(and(inArray(profiles.email, addresses), lt(profiles.mail_heard_at, at)));
}
