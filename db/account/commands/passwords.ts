// Changes the password of the person whose live session this is.
import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../client.ts';
import { accounts, knownDevices, profiles, sessions, tokens } from '../schema/accounts.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { sendBatch } from '../../send-batch.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import type { TellSecurityLog } from './security-log.ts';

/** The password of the session's own person, and the session's last proof; `hash` null = only other ways in. No row = no live session. */
export function ownPassword(db: Database, session: SessionRef) {
  return db
    .select({
      personId: profiles.id,
      email: profiles.email,
      confirmedAt: profiles.email_confirmed_at,
      fullName: profiles.full_name,
      hash: accounts.password_hash,
      freshAuthAt: sessions.fresh_auth_at,
      hasSecondFactor: sql<number>`${profiles.second_factor_at} IS NOT NULL`,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.user_id))
    .leftJoin(accounts, and(eq(accounts.user_id, profiles.id), eq(accounts.provider, 'password')))
    .where(and(eq(sessions.token_hash, session.tokenHash), gt(sessions.expires_at, session.now)));
}

/** A condition: it has not been changed since it was checked. */
export function passwordIs(personId: string, hash: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${accounts} WHERE ${accounts.user_id} = ${personId}
    AND ${accounts.provider} = 'password' AND ${accounts.password_hash} = ${hash})`;
}

type PasswordChange = {
  /** As it was when the current one was checked; null = there is none yet. */
  oldHash: string | null;
  newHash: string;
  now: number;
  /** Of the session's new token: a copy of the old cookie opens nothing from then on (docs/faults.md 40). */
  newTokenHash: string;
  /** The browser that stays known. */
  deviceHash: string;
  mail: NewMail | null;
  told: TellSecurityLog;
};

/**
 * Ends the other sessions, the trust in other browsers and unused reset links with it, and gives this session a new token.
 * Null = the password has changed since it was checked.
 */
export async function changePassword(
  db: Database,
  session: SessionRef,
  change: PasswordChange,
): Promise<{ remembered: boolean } | null> {
  const owner = personOf(session);
  const hasChanged = sql`EXISTS (SELECT 1 FROM ${accounts} WHERE ${accounts.user_id} = ${owner}
    AND ${accounts.password_hash} = ${change.newHash})`;
  const { kept } = await sendBatch(db, {
    before: [
      change.oldHash === null
        ? db.run(sql`INSERT INTO ${accounts} (provider, provider_account_id, user_id, password_hash, created_at, proven_at)
          SELECT 'password', id, id, ${change.newHash}, ${change.now},
            CASE WHEN ${profiles.email_confirmed_at} IS NULL THEN 0 ELSE ${change.now} END FROM ${profiles} WHERE id = ${owner}
          ON CONFLICT DO NOTHING`)
        : db
            .update(accounts)
            .set({ password_hash: change.newHash })
            .where(
              and(
                eq(accounts.user_id, owner),
                eq(accounts.provider, 'password'),
                eq(accounts.password_hash, change.oldHash),
              ),
            ),
      db
        .delete(sessions)
        .where(and(eq(sessions.user_id, owner), ne(sessions.token_hash, session.tokenHash), hasChanged)),
      db
        .delete(tokens)
        .where(and(eq(tokens.user_id, owner), eq(tokens.purpose, 'reset-password'), hasChanged)),
      db
        .delete(knownDevices)
        .where(
          and(eq(knownDevices.user_id, owner), ne(knownDevices.device_hash, change.deviceHash), hasChanged),
        ),
      ...(change.mail === null ? [] : [insertMail(db, change.mail, owner, hasChanged)]),
      change.told(hasChanged),
    ],
    // Last, since by the old token the others know whose rows they are.
    kept: db
      .update(sessions)
      .set({ token_hash: change.newTokenHash, fresh_auth_at: change.now })
      .where(
        and(eq(sessions.token_hash, session.tokenHash), gt(sessions.expires_at, session.now), hasChanged),
      )
      .returning({ remembered: sessions.remembered }),
  });
  return kept[0] ?? null;
}

/**
 * Statements for the batch that ties a first Google account to a person: a password whose owner was never shown to read the address's
 * mail ends, with all that it opened, and `mail` says so. A proven one stays.
 */
export function dropUnprovenPassword(
  db: Database,
  { personId, mail, told }: { personId: string; mail: NewMail | null; told: TellSecurityLog },
): BatchItem<'sqlite'>[] {
  const isUnproven = sql`EXISTS (SELECT 1 FROM ${accounts} WHERE ${accounts.user_id} = ${personId}
    AND ${accounts.provider} = 'password' AND ${accounts.proven_at} = 0)`;
  return [
    told(isUnproven),
    ...(mail === null ? [] : [insertMail(db, mail, personId, isUnproven)]),
    db.delete(sessions).where(and(eq(sessions.user_id, personId), isUnproven)),
    db.delete(knownDevices).where(and(eq(knownDevices.user_id, personId), isUnproven)),
    db.delete(tokens).where(and(eq(tokens.user_id, personId), isUnproven)),
    db
      .delete(accounts)
      .where(
        and(eq(accounts.user_id, personId), eq(accounts.provider, 'password'), eq(accounts.proven_at, 0)),
      ),
  ];
}
