// Mailed links: single use, kept as hashes, at most one a person and purpose. What a link does and its end are one batch, which
// SQLite runs as one transaction: of ten parallel uses one finds the row (docs/faults.md 47).
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { accounts, knownDevices, profiles, sessions, tokens } from '../schema/accounts.ts';
import { outbox } from '../schema/mail.ts';
import { insertMail, type NewMail } from './outbox.ts';
import type { TellSecurityLog } from './security-log.ts';

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

function liveToken(tokenHash: string, purpose: TokenPurpose, now: number): SQL {
  return sql`${tokens.token_hash} = ${tokenHash} AND ${tokens.purpose} = ${purpose} AND ${tokens.expires_at} > ${now}`;
}

/** False = no such link, or no longer. */
export async function confirmEmail(
  db: Database,
  { tokenHash, now, told }: { tokenHash: string; now: number; told: TellSecurityLog },
): Promise<boolean> {
  const live = liveToken(tokenHash, 'confirm-email', now);
  const [, , used] = await db.batch([
    told(sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live})`),
    db
      .update(profiles)
      .set({ email_confirmed_at: sql`coalesce(${profiles.email_confirmed_at}, ${now})` })
      .where(eq(profiles.id, sql`(SELECT user_id FROM ${tokens} WHERE ${live})`)),
    db.delete(tokens).where(live).returning({ userId: tokens.user_id }),
  ]);
  return used.length === 1;
}

/** Whose link this is; no row = nobody's. */
export function personOfLink(db: Database, tokenHash: string, purpose: TokenPurpose, now: number) {
  return db
    .select({ id: profiles.id, email: profiles.email })
    .from(tokens)
    .innerJoin(profiles, eq(profiles.id, tokens.user_id))
    .where(liveToken(tokenHash, purpose, now));
}

/**
 * Sets the password, ends every session, and confirms the address, since whoever has the link reads its mail. Of all browsers
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
  },
): Promise<boolean> {
  const { now } = reset;
  const live = liveToken(reset.tokenHash, 'reset-password', now);
  const owner = sql`(SELECT user_id FROM ${tokens} WHERE ${live})`;
  const isLive = sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live})`;
  const results: unknown[] = await db.batch([
    db.run(sql`INSERT INTO ${accounts} (provider, provider_account_id, user_id, password_hash, created_at)
      SELECT 'password', user_id, user_id, ${reset.passwordHash}, ${now} FROM ${tokens} WHERE ${live}
      ON CONFLICT (provider, provider_account_id) DO UPDATE SET password_hash = excluded.password_hash`),
    db
      .update(profiles)
      .set({ email_confirmed_at: sql`coalesce(${profiles.email_confirmed_at}, ${now})` })
      .where(eq(profiles.id, owner)),
    db.delete(sessions).where(eq(sessions.user_id, owner)),
    db.delete(knownDevices).where(eq(knownDevices.user_id, owner)),
    db.run(sql`INSERT INTO ${knownDevices} (user_id, device_hash, first_seen_at)
      SELECT user_id, ${reset.deviceHash}, ${now} FROM ${tokens} WHERE ${live}`),
    ...(reset.mail === null ? [] : [insertMail(db, reset.mail, owner, isLive)]),
    reset.told(isLive),
    db.delete(tokens).where(live).returning({ userId: tokens.user_id }),
  ]);
  return (results.at(-1) as { userId: string }[]).length === 1;
}
