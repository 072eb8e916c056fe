// Writes about passkeys, the second factor and its recovery codes. A challenge or a code is spent in the batch of what it was good for,
// which SQLite runs as one transaction: of ten parallel uses one counts.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles, sessions } from '../schema/accounts.ts';
import { passkeys, recoveryCodes, spentChallenges } from '../schema/passkeys.ts';
import { keyChangerOf, type SessionRef } from '../../session-ref.ts';
import { sendBatch } from '../../send-batch.ts';
import { insertKeyUndo, type KeyUndo } from './recovery/key-undo.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import type { TellSecurityLog } from './security-log.ts';
import type { Proof } from './sessions.ts';

type AnsweredChallenge = { hash: string; expiresAt: number };

function isUnspent({ hash }: AnsweredChallenge): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${spentChallenges} WHERE challenge_hash = ${hash})`;
}

function spendChallenge(db: Database, { hash, expiresAt }: AnsweredChallenge, isDone: SQL) {
  return db.run(sql`INSERT INTO ${spentChallenges} (challenge_hash, expires_at)
    SELECT ${hash}, ${expiresAt} WHERE ${isDone} ON CONFLICT DO NOTHING`);
}

/** A key that was checked; `counter` as it was then: if another use was noted since, this one is refused. */
type UsedPasskey = { id: string; personId: string; counter: number; newCounter: number };

export function passkeyProof(
  db: Database,
  key: UsedPasskey,
  challenge: AnsweredChallenge,
  now: number,
): Proof {
  return {
    isGood: sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE id = ${key.id} AND user_id = ${key.personId} AND counter = ${key.counter})
      AND ${isUnspent(challenge)}`,
    spend: (isDone) => [
      db.run(
        sql`UPDATE ${passkeys} SET counter = ${key.newCounter}, last_used_at = ${now} WHERE id = ${key.id} AND ${isDone}`,
      ),
      spendChallenge(db, challenge, isDone),
    ],
    isByPasskey: true,
    isFactor: true,
  };
}

/** `mail` tells the person that one code fewer is left. */
export function recoveryProof(
  db: Database,
  { personId, codeHash, mail }: { personId: string; codeHash: string; mail: NewMail | null },
): Proof {
  return {
    isGood: sql`EXISTS (SELECT 1 FROM ${recoveryCodes} WHERE user_id = ${personId} AND code_hash = ${codeHash})`,
    spend: (isDone) => [
      ...(mail === null ? [] : [insertMail(db, mail, personId, isDone)]),
      db.run(
        sql`DELETE FROM ${recoveryCodes} WHERE user_id = ${personId} AND code_hash = ${codeHash} AND ${isDone}`,
      ),
    ],
    isByPasskey: false,
    isFactor: true,
  };
}

type NewPasskey = {
  id: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  name: string;
  undo: KeyUndo | null;
  told: TellSecurityLog;
};

/** False = it is there already, the challenge was answered before, there are too many, or the proof has gone stale. */
export async function addPasskey(
  db: Database,
  session: SessionRef,
  key: NewPasskey,
  challenge: AnsweredChallenge,
  most: number,
): Promise<boolean> {
  const owner = keyChangerOf(session);
  const isAdded = sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE id = ${key.id})`;
  const whose = sql`(SELECT user_id FROM ${passkeys} WHERE id = ${key.id})`;
  const [, added] = await db.batch([
    db.run(sql`INSERT INTO ${passkeys} (id, credential_id, user_id, public_key, counter, name, created_at)
      SELECT ${key.id}, ${key.credentialId}, ${owner}, ${key.publicKey}, ${key.counter}, ${key.name}, ${session.now}
      WHERE ${owner} IS NOT NULL AND ${isUnspent(challenge)}
        AND (SELECT count(*) FROM ${passkeys} WHERE user_id = ${owner}) < ${most} ON CONFLICT DO NOTHING`),
    db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, key.id)),
    spendChallenge(db, challenge, isAdded),
    key.told(isAdded),
    ...insertKeyUndo(db, key.undo, { owner: whose, now: session.now, but: key.id }, isAdded),
    // Anyone who has just made a key has it.
    db
      .update(sessions)
      .set({ factor_at: session.now })
      .where(and(eq(sessions.token_hash, session.tokenHash), isAdded)),
  ]);
  return added.length === 1;
}

/** With the last key goes the second factor, and with it its codes. False = no such key of the person's. */
export async function removePasskey(
  db: Database,
  session: SessionRef,
  id: string,
  { undo, told }: { undo: KeyUndo | null; told: TellSecurityLog },
): Promise<boolean> {
  const owner = keyChangerOf(session);
  const isOwn = sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE id = ${id} AND user_id = ${owner})`;
  const isLast = sql`${isOwn} AND NOT EXISTS (SELECT 1 FROM ${passkeys} WHERE id <> ${id} AND user_id = ${owner})`;
  const { removed } = await sendBatch(db, {
    before: [
      told(isOwn),
      ...insertKeyUndo(db, undo, { owner, now: session.now }, isOwn),
      db.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, owner), isLast)),
      db
        .update(profiles)
        .set({ second_factor_at: null })
        .where(and(eq(profiles.id, owner), isLast)),
    ],
    removed: db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.user_id, owner)))
      .returning({ id: passkeys.id }),
  });
  return removed.length === 1;
}

/** By its name a person tells a stranger's key. False = no such key of the person's, or the proof has gone stale. */
export async function renamePasskey(
  db: Database,
  session: SessionRef,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, keyChangerOf(session))))
    .returning({ id: passkeys.id });
  return renamed.length === 1;
}

/** New codes in place of the old ones, and the second factor on. False = there is no key, or the proof has gone stale. */
export async function requireSecondFactor(
  db: Database,
  session: SessionRef,
  { codeHashes, undo, told }: { codeHashes: readonly string[]; undo: KeyUndo | null; told: TellSecurityLog },
): Promise<boolean> {
  const owner = keyChangerOf(session);
  const hasKey = sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE user_id = ${owner})`;
  const { required } = await sendBatch(db, {
    before: [
      told(hasKey),
      ...insertKeyUndo(db, undo, { owner, now: session.now }, hasKey),
      db.run(sql`DELETE FROM ${recoveryCodes} WHERE user_id = ${owner} AND ${hasKey}`),
      ...codeHashes.map((hash) =>
        db.run(sql`INSERT INTO ${recoveryCodes} (user_id, code_hash, created_at)
        SELECT ${owner}, ${hash}, ${session.now} WHERE ${hasKey}`),
      ),
    ],
    required: db
      .update(profiles)
      .set({ second_factor_at: sql`coalesce(${profiles.second_factor_at}, ${session.now})` })
      .where(and(eq(profiles.id, owner), hasKey))
      .returning({ id: profiles.id }),
  });
  return required.length === 1;
}

/** False = the proof has gone stale. */
export async function dropSecondFactor(
  db: Database,
  session: SessionRef,
  { undo, told }: { undo: KeyUndo | null; told: TellSecurityLog },
): Promise<boolean> {
  const owner = keyChangerOf(session);
  const isOn = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE id = ${owner} AND second_factor_at IS NOT NULL)`;
  const { dropped } = await sendBatch(db, {
    before: [
      told(isOn),
      ...insertKeyUndo(db, undo, { owner, now: session.now }, isOn),
      db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, owner)),
    ],
    dropped: db
      .update(profiles)
      .set({ second_factor_at: null })
      .where(eq(profiles.id, owner))
      .returning({ id: profiles.id }),
  });
  return dropped.length === 1;
}
