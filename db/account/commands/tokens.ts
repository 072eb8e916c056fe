// Mailed links: single use, kept as hashes, at most one a person and purpose. What a link does and its end are one batch, which
// SQLite runs as one transaction: of ten parallel uses one finds the row (docs/faults.md 47).
import { and, eq, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../client.ts';
import { accounts, knownDevices, profiles, sessions, tokens } from '../schema/accounts.ts';
import { outbox } from '../../platform/schema/mail.ts';
import { sendBatch } from '../../send-batch.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import { passkeys, recoveryCodes } from '../schema/passkeys.ts';
import { dropWhatStrangerMade } from './take-over.ts';
import type { TellSecurityLog } from './security-log.ts';

/** Messages with a link that an old address, or a stranger, would still get. */
export const LINK_MAILS = ['change-email', 'confirm-email', 'reset-password'];

/** Of links that ask for nothing but themselves; the others are those of address-changes.ts and of recovery/. */
export type TokenPurpose = 'confirm-email' | 'reset-password';

export type NewLink = {
  tokenHash: string;
  purpose: TokenPurpose;
  now: number;
  expiresAt: number;
  mail: NewMail;
};

/** Statements for a batch: the link and its message for the person of this id (a value or a statement), if `guard` holds. */
export function insertLink(db: Database, link: NewLink, owner: string | SQL, guard: SQL) {
  return [
    db.run(sql`INSERT INTO ${tokens} (token_hash, user_id, purpose, created_at, expires_at)
      SELECT ${link.tokenHash}, ${owner}, ${link.purpose}, ${link.now}, ${link.expiresAt} WHERE ${guard}`),
    insertMail(db, link.mail, owner, guard),
  ] as const;
}

/** `where` picks the person; whoever it is, older links of that purpose and their unsent messages go. */
export async function replaceLink(
  db: Database,
  link: NewLink,
  where: SQL,
  told: TellSecurityLog | null = null,
): Promise<void> {
  const owner = sql`(SELECT ${profiles.id} FROM ${profiles} WHERE ${where})`;
  const exists = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${where})`;
  await db.batch([
    db.delete(tokens).where(and(eq(tokens.user_id, owner), eq(tokens.purpose, link.purpose))),
    db.delete(outbox).where(and(eq(outbox.user_id, owner), eq(outbox.kind, link.purpose))),
    ...insertLink(db, link, owner, exists),
    ...(told === null ? [] : [told(exists)]),
  ]);
}

export function liveToken(
  tokenHash: string,
  purpose: (typeof tokens.$inferSelect)['purpose'],
  now: number,
): SQL {
  return sql`${tokens.token_hash} = ${tokenHash} AND ${tokens.purpose} = ${purpose} AND ${tokens.expires_at} > ${now}`;
}

/** Whose link it is, whether the asking browser is signed in as that person, and their password. No row = nobody's. */
export function personOfConfirmation(
  db: Database,
  link: { tokenHash: string; sessionHash: string | null; now: number },
) {
  return db
    .select({
      id: profiles.id,
      passwordHash: accounts.password_hash,
      isOwnSession: sql<number>`${isOwnSession(link.sessionHash, link.now)}`,
    })
    .from(tokens)
    .innerJoin(profiles, eq(profiles.id, tokens.user_id))
    .leftJoin(accounts, and(eq(accounts.user_id, profiles.id), eq(accounts.provider, 'password')))
    .where(liveToken(link.tokenHash, 'confirm-email', link.now));
}

/** A condition on a link's row: the session is its person's. */
export function isOwnSession(sessionHash: string | null, now: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.token_hash} = ${sessionHash}
    AND ${sessions.expires_at} > ${now} AND ${sessions.user_id} = ${tokens.user_id})`;
}

/** Once the password or the session was found to be the person's own. False = no such link, or no longer. */
export async function confirmEmail(
  db: Database,
  { tokenHash, now, told }: { tokenHash: string; now: number; told: TellSecurityLog },
): Promise<boolean> {
  const live = liveToken(tokenHash, 'confirm-email', now);
  const owner = sql`(SELECT user_id FROM ${tokens} WHERE ${live})`;
  const { used } = await sendBatch(db, {
    confirmed: [
      told(sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live})`),
      db
        .update(profiles)
        .set({ email_confirmed_at: sql`coalesce(${profiles.email_confirmed_at}, ${now})` })
        .where(eq(profiles.id, owner)),
      db
        .update(accounts)
        .set({ proven_at: now })
        .where(and(eq(accounts.user_id, owner), eq(accounts.provider, 'password'))),
    ],
    used: db.delete(tokens).where(live).returning({ userId: tokens.user_id }),
  });
  return used.length === 1;
}

/**
 * Confirms the address for anyone who reads its mail and has nothing else to show for it: all that opened the account ends, since a
 * stranger may have set it up, and `reset` sets the next password; what a stranger made goes.
 * `personId`: whose link it was found to be. False = no such link, or no longer.
 */
export async function claimAddress(
  db: Database,
  claim: {
    tokenHash: string;
    personId: string;
    now: number;
    reset: { tokenHash: string; expiresAt: number };
    told: TellSecurityLog;
    toldPassword: TellSecurityLog;
  },
): Promise<boolean> {
  const { personId, now, reset, told, toldPassword } = claim;
  const live = liveToken(claim.tokenHash, 'confirm-email', now);
  const owner = sql`(SELECT user_id FROM ${tokens} WHERE ${live})`;
  const { used } = await sendBatch(db, {
    before: [
      told(sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live})`),
      toldPassword(hasPassword(owner)),
      // The link itself is needed until the end.
      ...dropWhatStrangerMade(db, personId, now, { links: false }),
      db
        .update(profiles)
        .set({
          email_confirmed_at: sql`coalesce(${profiles.email_confirmed_at}, ${now})`,
          full_name: null,
          second_factor_at: null,
        })
        .where(and(eq(profiles.id, owner), isNull(profiles.email_confirmed_at))),
      db.run(sql`INSERT INTO ${tokens} (token_hash, user_id, purpose, created_at, expires_at)
      SELECT ${reset.tokenHash}, user_id, 'reset-password', ${now}, ${reset.expiresAt} FROM ${tokens} WHERE ${live}`),
      db.delete(accounts).where(and(eq(accounts.user_id, owner), eq(accounts.provider, 'password'))),
      db.delete(sessions).where(eq(sessions.user_id, owner)),
      db.delete(knownDevices).where(eq(knownDevices.user_id, owner)),
      db
        .delete(tokens)
        .where(
          and(eq(tokens.user_id, owner), notInArray(tokens.token_hash, [claim.tokenHash, reset.tokenHash])),
        ),
    ],
    used: db.delete(tokens).where(live).returning({ userId: tokens.user_id }),
  });
  return used.length === 1;
}

function hasPassword(owner: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${accounts} WHERE user_id = ${owner} AND provider = 'password')`;
}

/** Whose link this is; no row = nobody's. */
export function personOfLink(db: Database, tokenHash: string, purpose: TokenPurpose, now: number) {
  return db
    .select({ id: profiles.id, email: profiles.email, fullName: profiles.full_name })
    .from(tokens)
    .innerJoin(profiles, eq(profiles.id, tokens.user_id))
    .where(liveToken(tokenHash, purpose, now));
}

/**
 * Sets the password, ends every session, and confirms the address, since anyone who has the link reads its mail. Of all browsers
 * only the one that used the link is known from then on. False = no such link, or no longer; then nothing is written.
 */
export async function resetPassword(
  db: Database,
  reset: {
    tokenHash: string;
    passwordHash: string;
    deviceHash: string;
    now: number;
    mail: NewMail | null;
    told: TellSecurityLog;
    personId: string;
    /** Of the browser that used the link: in the account's own session nobody is a stranger. */
    sessionHash: string | null;
    /** Keys and second factor younger than this end, too; null = they stay. */
    endsKeysSince: number | null;
  },
): Promise<boolean> {
  const { now, personId, endsKeysSince } = reset;
  const live = liveToken(reset.tokenHash, 'reset-password', now);
  const owner = sql`(SELECT user_id FROM ${tokens} WHERE ${live})`;
  const isLive = sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live})`;
  const isStrange = sql`${isLive} AND NOT EXISTS (SELECT 1 FROM ${sessions} AS own WHERE own.token_hash = ${reset.sessionHash}
    AND own.expires_at > ${now} AND own.user_id = ${personId})`;
  const { used } = await sendBatch(db, {
    before: [
      reset.told(isLive),
      // Of a never confirmed account; the link itself is needed until the end, and whose session this is until the sessions go.
      ...dropWhatStrangerMade(db, personId, now, { links: false, guard: isStrange }),
      ...(endsKeysSince === null ? [] : endKeys(db, { owner: personId, since: endsKeysSince }, isLive)),
      db.run(sql`INSERT INTO ${accounts} (provider, provider_account_id, user_id, password_hash, created_at, proven_at)
      SELECT 'password', user_id, user_id, ${reset.passwordHash}, ${now}, ${now} FROM ${tokens} WHERE ${live}
      ON CONFLICT (provider, provider_account_id)
      DO UPDATE SET password_hash = excluded.password_hash, proven_at = excluded.proven_at`),
      db
        .update(profiles)
        .set({
          email_confirmed_at: sql`coalesce(${profiles.email_confirmed_at}, ${now})`,
          full_name: sql`CASE WHEN ${profiles.email_confirmed_at} IS NULL AND ${isStrange} THEN NULL ELSE ${profiles.full_name} END`,
        })
        .where(eq(profiles.id, owner)),
      db.delete(sessions).where(eq(sessions.user_id, owner)),
      db.delete(knownDevices).where(eq(knownDevices.user_id, owner)),
      db.run(sql`INSERT INTO ${knownDevices} (user_id, device_hash, first_seen_at)
      SELECT user_id, ${reset.deviceHash}, ${now} FROM ${tokens} WHERE ${live}`),
      ...(reset.mail === null ? [] : [insertMail(db, reset.mail, owner, isLive)]),
    ],
    used: db.delete(tokens).where(live).returning({ userId: tokens.user_id }),
  });
  return used.length === 1;
}

// What a reset by mail ends of the keys, where anyone who sets the password asks for it: as domain/account/auth/recovery.ts `endableByMail` has it.

/** Statements for the batch of the reset. With all keys go the links that would bring them back. */
function endKeys(
  db: Database,
  { owner, since }: { owner: string; since: number },
  guard: SQL,
): BatchItem<'sqlite'>[] {
  const settled = sql`EXISTS (SELECT 1 FROM ${profiles} AS own WHERE own.id = ${owner} AND own.second_factor_at < ${since})`;
  // What is from before stays, so that this holds for the second statement, too.
  const isSomethingLeft = sql`(EXISTS (SELECT 1 FROM ${passkeys} AS old WHERE old.user_id = ${owner} AND old.created_at < ${since})
    OR EXISTS (SELECT 1 FROM ${recoveryCodes} AS old WHERE old.user_id = ${owner} AND old.created_at < ${since}))`;
  const ends = (createdAt: SQL) =>
    sql`(NOT ${settled} OR (${createdAt} >= ${since} AND ${isSomethingLeft})) AND ${guard}`;
  return [
    db.delete(passkeys).where(and(eq(passkeys.user_id, owner), ends(sql`${passkeys.created_at}`))),
    db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.user_id, owner), ends(sql`${recoveryCodes.created_at}`))),
    db
      .delete(tokens)
      .where(and(eq(tokens.user_id, owner), eq(tokens.purpose, 'undo-keys'), sql`NOT ${settled}`, guard)),
    db
      .update(profiles)
      .set({ second_factor_at: null })
      .where(and(eq(profiles.id, owner), sql`NOT ${settled}`, guard)),
  ];
}
