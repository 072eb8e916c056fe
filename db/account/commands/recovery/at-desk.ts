// The way back at the desk (docs/decisions.md 'Recovery at the desk'): a link that opens only after a waiting time, and calls it off until then.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { profiles, tokens } from '../../schema/accounts.ts';
import { passkeys, recoveryCodes } from '../../schema/passkeys.ts';
import { personOf, type SessionRef } from '../../../session-ref.ts';
import type { DeskGuard } from '../../../desk/commands/guard.ts';
import { shutOut } from './key-undo.ts';
import { insertMail, type NewMail } from '../../../platform/commands/outbox.ts';
import type { TellSecurityLog } from '../security-log.ts';
import { liveToken } from '../tokens.ts';
import { sendBatch } from '../../../send-batch.ts';

type NewRecovery = {
  personId: string;
  /** Where the letter goes: the account's address now, or nothing is begun. */
  email: string;
  tokenHash: string;
  now: number;
  expiresAt: number;
  mail: NewMail;
};

/** In place of an earlier one. False = no confirmed address like this, or the operator may not. */
export async function beginRecovery(
  db: Database,
  { personId, email, tokenHash, now, expiresAt, mail }: NewRecovery,
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const may = sql`${guard} AND EXISTS (SELECT 1 FROM ${profiles} AS own WHERE own.id = ${personId} AND own.email = ${email}
    AND own.email_confirmed_at IS NOT NULL)`;
  const [, , begun] = await db.batch([
    tell(may),
    db.delete(tokens).where(and(eq(tokens.user_id, personId), eq(tokens.purpose, 'recovery'), may)),
    db.all<{
      token_hash: string;
    }>(sql`INSERT INTO ${tokens} (token_hash, user_id, purpose, created_at, expires_at)
      SELECT ${tokenHash}, ${personId}, 'recovery', ${now}, ${expiresAt} WHERE ${may} RETURNING token_hash`),
    insertMail(db, mail, personId, may),
  ]);
  return begun.length === 1;
}

/** By the desk. False = there is none. */
export async function dropRecovery(
  db: Database,
  personId: string,
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const own = sql`${tokens.user_id} = ${personId} AND ${tokens.purpose} = 'recovery' AND ${guard}`;
  const [, dropped] = await db.batch([
    tell(sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${own})`),
    db.delete(tokens).where(own).returning({ userId: tokens.user_id }),
  ]);
  return dropped.length > 0;
}

/** Whose way back a link is, and since when it waits. No row = nobody's. */
export function recoveryOfLink(db: Database, tokenHash: string, now: number) {
  return db
    .select({ personId: tokens.user_id, askedAt: tokens.created_at })
    .from(tokens)
    .where(liveToken(tokenHash, 'recovery', now));
}

/** Whether somebody waits for a way back into this account: at most one row. */
export function recoveryOfPerson(db: Database, who: string | SessionRef) {
  return db
    .select({ askedAt: tokens.created_at, expiresAt: tokens.expires_at })
    .from(tokens)
    .where(
      and(eq(tokens.user_id, typeof who === 'string' ? who : personOf(who)), eq(tokens.purpose, 'recovery')),
    );
}

/** By anyone who reads the mail. False = the link is over. */
export async function cancelRecovery(
  db: Database,
  { tokenHash, now, told }: { tokenHash: string; now: number; told: TellSecurityLog },
): Promise<boolean> {
  const live = liveToken(tokenHash, 'recovery', now);
  const [, dropped] = await db.batch([
    told(sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live})`),
    db.delete(tokens).where(live).returning({ userId: tokens.user_id }),
  ]);
  return dropped.length === 1;
}

/**
 * Ends every key, code and session, the second factor and the password; `reset` sets the next one. `askedBefore`: what was asked for later still
 * waits. False = the link is over or waits.
 */
export async function recoverAccount(
  db: Database,
  recovery: {
    tokenHash: string;
    personId: string;
    now: number;
    askedBefore: number;
    reset: { tokenHash: string; expiresAt: number };
    told: TellSecurityLog;
  },
): Promise<boolean> {
  const { personId, now, told, askedBefore } = recovery;
  const live = liveToken(recovery.tokenHash, 'recovery', now);
  const may = sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live} AND ${tokens.user_id} = ${personId} AND ${tokens.created_at} <= ${askedBefore})`;
  const { used } = await sendBatch(db, {
    before: [
      told(may),
      db.delete(passkeys).where(and(eq(passkeys.user_id, personId), may)),
      db.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, personId), may)),
      db
        .update(profiles)
        .set({ second_factor_at: null })
        .where(and(eq(profiles.id, personId), may)),
      ...shutOut(db, { personId, now, link: recovery.tokenHash, reset: recovery.reset }, may),
    ],
    used: db.delete(tokens).where(and(live, may)).returning({ userId: tokens.user_id }),
  });
  return used.length === 1;
}
