// Writes about sessions: begin one, note its use, end one or more.
import { and, eq, gt, isNotNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../client.ts';
import { personOfSession } from '../queries/people.ts';
import { subscriptionRows } from '../../payments/queries/premium/in-force.ts';
import { accounts, knownDevices, profiles, sessions } from '../schema/accounts.ts';
import { freshPersonOf, type SessionRef } from '../../session-ref.ts';
import { sendBatch } from '../../send-batch.ts';
import type { TellSecurityLog } from './security-log.ts';

export type NewSession = {
  id: string;
  tokenHash: string;
  personId: string;
  /** The way in, as it was when it was checked; if it has changed since, no session begins. Null = a passkey alone. */
  account: { provider: 'password' | 'google'; accountId: string; passwordHash: string | null } | null;
  /** The passkey or recovery code that came, too; null = none did, which the person may have made a must. */
  factor: Proof | null;
  remembered: boolean;
  userAgent: string | null;
  deviceHash: string;
  /** The session that this browser had until now. */
  replacedTokenHash: string | null;
  now: number;
  expiresAt: number;
  endsAt: number;
};

type BegunSession = {
  person: Awaited<ReturnType<typeof personOfSession>>[number];
  subscriptions: Awaited<ReturnType<typeof subscriptionRows>>;
  /** The person has signed in before, but never from this browser. */
  isNewDevice: boolean;
  /** The session that ended with it, and whose it was. */
  replaced: { id: string; personId: string } | null;
};

/** `isGood`: it may still be used. `spend`: statements after whatever it was used for, of which `isDone` says whether it happened. */
export type Proof = {
  isGood: SQL;
  spend: (isDone: SQL) => BatchItem<'sqlite'>[];
  /** The operator's desk opens by no other. */
  isByPasskey: boolean;
  /** More than the password or Google: keys are changed by no other where there are some. */
  isFactor: boolean;
};

/** In one batch, after the statements of `before`. Null = the way in is not there, or no longer; 'half' = it is, but is not enough. */
export async function beginSession(
  db: Database,
  session: NewSession,
  before: BatchItem<'sqlite'>[] = [],
  told: TellSecurityLog | null = null,
): Promise<BegunSession | 'half' | null> {
  const { account, factor } = session;
  const isOpen = accountIsOpen(session);
  const asksForMore = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE id = ${session.personId} AND second_factor_at IS NOT NULL)`;
  const isEnough = factor === null ? sql`NOT ${asksForMore}` : factor.isGood;
  const hasBegun = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE token_hash = ${session.tokenHash})`;
  const ref: SessionRef = { tokenHash: session.tokenHash, now: session.now };
  const { devices, halves, replaced, people, subscriptions } = await sendBatch(db, {
    devices: devicesOf(db, session),
    begun: [
      ...before,
      db.run(sql`INSERT INTO ${sessions} (id, token_hash, user_id, user_agent, provider, remembered,
        created_at, last_seen_at, expires_at, ends_at, fresh_auth_at, passkey_at, factor_at)
      SELECT ${session.id}, ${session.tokenHash}, ${session.personId}, ${session.userAgent}, ${account?.provider ?? 'passkey'},
        ${session.remembered ? 1 : 0}, ${session.now}, ${session.now}, ${session.expiresAt}, ${session.endsAt},
        ${session.now}, ${factor?.isByPasskey === true ? session.now : 0},
        ${factor?.isFactor === true ? session.now : 0}
      WHERE ${isOpen} AND ${isEnough}`),
      ...(factor === null ? [] : factor.spend(hasBegun)),
      db.run(sql`INSERT INTO ${knownDevices} (user_id, device_hash, first_seen_at)
      SELECT ${session.personId}, ${session.deviceHash}, ${session.now} WHERE ${hasBegun} ON CONFLICT DO NOTHING`),
      forgetOldDevices(db, session),
      ...(told === null ? [] : [told(hasBegun)]),
    ],
    halves: db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, session.personId), isNotNull(profiles.second_factor_at), isOpen)),
    replaced: endReplaced(db, session, hasBegun),
    people: personOfSession(db, ref),
    subscriptions: subscriptionRows(db, ref),
  });
  const [person] = people;
  if (person === undefined) return factor === null && halves.length === 1 ? 'half' : null;
  const [device] = devices;
  const isNewDevice = (device?.known ?? 0) > 0 && device?.same === 0;
  return { person, subscriptions, isNewDevice, replaced: replaced[0] ?? null };
}

function accountIsOpen({ account, personId }: NewSession): SQL {
  if (account === null) return sql`1`;
  return sql`EXISTS (SELECT 1 FROM ${accounts} WHERE provider = ${account.provider}
    AND provider_account_id = ${account.accountId} AND user_id = ${personId} AND password_hash IS ${account.passwordHash})`;
}

function endReplaced(db: Database, { replacedTokenHash }: NewSession, hasBegun: SQL) {
  return db
    .delete(sessions)
    .where(and(sql`token_hash = ${replacedTokenHash}`, hasBegun))
    .returning({ id: sessions.id, personId: sessions.user_id });
}

/** More browsers than this are known of nobody: the one in use and those met last stay. */
export const MAX_KNOWN_DEVICES = 50;

function forgetOldDevices(db: Database, { personId, deviceHash }: NewSession) {
  return db.run(sql`DELETE FROM ${knownDevices} WHERE user_id = ${personId} AND device_hash <> ${deviceHash}
    AND device_hash NOT IN (SELECT device_hash FROM ${knownDevices} WHERE user_id = ${personId}
      ORDER BY first_seen_at DESC, rowid DESC LIMIT ${MAX_KNOWN_DEVICES})`);
}

function devicesOf(db: Database, { personId, deviceHash }: NewSession) {
  return db
    .select({
      known: sql<number>`count(*)`,
      same: sql<number>`coalesce(sum(${knownDevices.device_hash} = ${deviceHash}), 0)`,
    })
    .from(knownDevices)
    .where(eq(knownDevices.user_id, personId));
}

/** Notes that a session was used; harmless if another request has noted it already. */
export async function noteSessionUse(
  db: Database,
  session: SessionRef,
  use: { lastSeenAt: number; expiresAt: number },
): Promise<void> {
  await db
    .update(sessions)
    .set({ last_seen_at: use.lastSeenAt, expires_at: use.expiresAt })
    .where(
      and(
        eq(sessions.token_hash, session.tokenHash),
        gt(sessions.expires_at, session.now),
        lte(sessions.last_seen_at, use.lastSeenAt),
      ),
    );
}

/** Ends the live session of this token and says whose it was; null = there was none. */
export async function endSession(
  db: Database,
  session: SessionRef,
  told: TellSecurityLog,
): Promise<{ id: string; personId: string } | null> {
  const own = and(eq(sessions.token_hash, session.tokenHash), gt(sessions.expires_at, session.now));
  const { ended } = await sendBatch(db, {
    told: told(sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${own})`),
    ended: db.delete(sessions).where(own).returning({ id: sessions.id, personId: sessions.user_id }),
  });
  return ended[0] ?? null;
}

/** Notes a proof of who the person is. The token is a new one, so that a copy of the old cookie gains nothing by it and opens nothing more. */
export async function proveSession(
  db: Database,
  session: SessionRef,
  { newTokenHash, proof }: { newTokenHash: string; proof: Proof },
): Promise<{ id: string; personId: string; remembered: boolean } | null> {
  const { proven } = await sendBatch(db, {
    // First, since by the old token it is known whose session it is.
    proven: db
      .update(sessions)
      .set({
        token_hash: newTokenHash,
        fresh_auth_at: session.now,
        ...(proof.isByPasskey && { passkey_at: session.now }),
        ...(proof.isFactor && { factor_at: session.now }),
      })
      .where(
        and(eq(sessions.token_hash, session.tokenHash), gt(sessions.expires_at, session.now), proof.isGood),
      )
      .returning({ id: sessions.id, personId: sessions.user_id, remembered: sessions.remembered }),
    spent: proof.spend(sql`EXISTS (SELECT 1 FROM ${sessions} WHERE token_hash = ${newTokenHash})`),
  });
  return proven[0] ?? null;
}

/** `live`: the session that asked; null = it is over itself. What it ended, it could end only with a fresh proof. */
type Asked = { id: string; personId: string; freshAuthAt: number };

/** Ends one session of the person whose live session this is. */
export async function endSessionById(
  db: Database,
  session: SessionRef,
  id: string,
  told: TellSecurityLog,
): Promise<{ live: Asked | null; isEnded: boolean }> {
  const meant = and(eq(sessions.id, id), eq(sessions.user_id, freshPersonOf(session)));
  const { live, ended } = await sendBatch(db, {
    live: personOfSession(db, session),
    told: told(sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${meant})`),
    ended: db.delete(sessions).where(meant).returning({ id: sessions.id }),
  });
  return { live: askedBy(live[0]), isEnded: ended.length === 1 };
}

/** Ends every session of the person but this one. */
export async function endOtherSessions(
  db: Database,
  session: SessionRef,
  told: TellSecurityLog,
): Promise<Asked | null> {
  const others = and(
    eq(sessions.user_id, freshPersonOf(session)),
    ne(sessions.token_hash, session.tokenHash),
  );
  const [[live]] = await db.batch([
    personOfSession(db, session),
    told(sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${others})`),
    db.delete(sessions).where(others),
  ]);
  return askedBy(live);
}

function askedBy(live: BegunSession['person'] | undefined): Asked | null {
  if (live === undefined) return null;
  return { id: live.session_id, personId: live.id, freshAuthAt: live.fresh_auth_at };
}
