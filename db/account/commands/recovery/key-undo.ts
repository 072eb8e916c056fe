// The way back from a change of keys or of the second factor (docs/decisions.md 'Undo of keys'): a mailed link that remembers, for 72 hours,
// how they were before.
import { and, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../../client.ts';
import { accounts, knownDevices, profiles, sessions, tokens } from '../../schema/accounts.ts';
import { outbox } from '../../../platform/schema/mail.ts';
import { passkeys, recoveryCodes } from '../../schema/passkeys.ts';
import { insertMail, type NewMail } from '../../../platform/commands/outbox.ts';
import type { TellSecurityLog } from '../security-log.ts';
import { LINK_MAILS, liveToken } from '../tokens.ts';
import { sendBatch } from '../../../send-batch.ts';

/** A message with the link in it. */
export type KeyUndo = { tokenHash: string; expiresAt: number; mail: NewMail };

/**
 * Statements for the batch of the change: message and link. They stand before it, or after it with `but`, the key that came with it.
 * Null = mail is off.
 */
export function insertKeyUndo(
  db: Database,
  undo: KeyUndo | null,
  { owner, now, but = '' }: { owner: SQL; now: number; but?: string },
  guard: SQL,
): BatchItem<'sqlite'>[] {
  if (undo === null) return [];
  const keys = sql`(SELECT coalesce(json_group_array(json_object('id', k.id, 'credential', k.credential_id, 'key', k.public_key,
      'counter', k.counter, 'name', k.name, 'createdAt', k.created_at, 'lastUsedAt', k.last_used_at)), '[]')
    FROM ${passkeys} AS k WHERE k.user_id = own.id AND k.id <> ${but})`;
  return [
    insertMail(db, undo.mail, owner, guard),
    db.run(sql`INSERT INTO ${tokens} (token_hash, user_id, purpose, keys_before, created_at, expires_at)
      SELECT ${undo.tokenHash}, own.id, 'undo-keys',
        json_object('secondFactorAt', own.second_factor_at, 'keys', json(${keys})), ${now}, ${undo.expiresAt}
      FROM ${profiles} AS own WHERE own.id = ${owner} AND ${guard}`),
  ];
}

export type KeyLeft = { name: string; createdAt: number };

/** Whose keys a link puts back. No row = nobody's. */
export function keyUndoOfLink(db: Database, tokenHash: string, now: number) {
  return db
    .select({ personId: tokens.user_id })
    .from(tokens)
    .where(liveToken(tokenHash, 'undo-keys', now));
}

/**
 * Puts keys and second factor back as they were before the first change that can still be undone, whichever of its links is used: a stranger's
 * key must not outlive the undo of what was done with it. Codes made since are gone. Everybody is shut out, the password ends, and
 * `reset` sets the next one. Returns the keys that are left; null = the link is over.
 */
export async function undoKeys(
  db: Database,
  undo: {
    tokenHash: string;
    personId: string;
    now: number;
    reset: { tokenHash: string; expiresAt: number };
    told: TellSecurityLog;
  },
): Promise<KeyLeft[] | null> {
  const { personId, now } = undo;
  const live = liveToken(undo.tokenHash, 'undo-keys', now);
  const isLive = sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live} AND ${tokens.user_id} = ${personId})`;
  const first = (column: SQL) => sql`(SELECT ${column} FROM ${tokens} AS kept WHERE kept.user_id = ${personId}
    AND kept.purpose = 'undo-keys' AND kept.expires_at > ${now} ORDER BY kept.created_at, kept.rowid LIMIT 1)`;
  const before = first(sql`kept.keys_before`);
  const { used, left } = await sendBatch(db, {
    undone: [
      undo.told(isLive),
      db.run(sql`DELETE FROM ${passkeys} WHERE user_id = ${personId} AND ${isLive}
      AND id NOT IN (SELECT value ->> 'id' FROM json_each(${before}, '$.keys'))`),
      db.run(sql`INSERT INTO ${passkeys} (id, credential_id, user_id, public_key, counter, name, created_at, last_used_at)
      SELECT value ->> 'id', value ->> 'credential', ${personId}, value ->> 'key', value ->> 'counter', value ->> 'name',
        value ->> 'createdAt', value ->> 'lastUsedAt'
      FROM json_each(${before}, '$.keys') WHERE ${isLive} ON CONFLICT DO NOTHING`),
      db
        .delete(recoveryCodes)
        .where(
          and(
            eq(recoveryCodes.user_id, personId),
            sql`(${recoveryCodes.created_at} >= ${first(sql`kept.created_at`)} OR ${before} ->> 'secondFactorAt' IS NULL)`,
            isLive,
          ),
        ),
      db
        .update(profiles)
        .set({ second_factor_at: sql`${before} ->> 'secondFactorAt'` })
        .where(and(eq(profiles.id, personId), isLive)),
      ...shutOut(db, { personId, now, reset: undo.reset, link: undo.tokenHash }, isLive),
    ],
    used: db.delete(tokens).where(live).returning({ userId: tokens.user_id }),
    left: db
      .select({ name: passkeys.name, createdAt: passkeys.created_at })
      .from(passkeys)
      .where(eq(passkeys.user_id, personId))
      .orderBy(passkeys.created_at),
  });
  return used.length === 1 ? left : null;
}

/**
 * Statements: anyone who is in is out, the password ends, and of the links that were mailed only `link` stays until the batch's end, `reset` is
 * new, and an address may still be put back.
 */
export function shutOut(
  db: Database,
  out: {
    personId: string;
    now: number;
    link: string;
    reset: { tokenHash: string; expiresAt: number };
  },
  guard: SQL,
): BatchItem<'sqlite'>[] {
  const { personId, now, reset, link } = out;
  return [
    db.delete(accounts).where(and(eq(accounts.user_id, personId), eq(accounts.provider, 'password'), guard)),
    db.delete(sessions).where(and(eq(sessions.user_id, personId), guard)),
    db.delete(knownDevices).where(and(eq(knownDevices.user_id, personId), guard)),
    db.delete(outbox).where(and(eq(outbox.user_id, personId), inArray(outbox.kind, LINK_MAILS), guard)),
    db.run(sql`INSERT INTO ${tokens} (token_hash, user_id, purpose, created_at, expires_at)
      SELECT ${reset.tokenHash}, ${personId}, 'reset-password', ${now}, ${reset.expiresAt} WHERE ${guard}`),
    db
      .delete(tokens)
      .where(
        and(
          eq(tokens.user_id, personId),
          ne(tokens.purpose, 'undo-email'),
          notInArray(tokens.token_hash, [link, reset.tokenHash]),
          guard,
        ),
      ),
  ];
}
