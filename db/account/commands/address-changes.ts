// A change of address (docs/decisions.md 'Change of address'): asked for, confirmed by a link to the new one, undone by a link to the old
// one. The links are rows of `tokens` with the address they lead to; each step is one batch whose statements carry their guard.
import { and, eq, gte, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { accounts, knownDevices, profiles, sessions, tokens } from '../schema/accounts.ts';
import { operators } from '../../desk/schema/operators.ts';
import { passkeys, recoveryCodes } from '../schema/passkeys.ts';
import { outbox } from '../../platform/schema/mail.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { sendBatch } from '../../send-batch.ts';
import { rememberIdentityHash } from '../../payments/commands/entitlements/endings.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import type { TellSecurityLog } from './security-log.ts';
import { isOwnSession, LINK_MAILS, liveToken } from './tokens.ts';

/** A condition: nobody but this person has the address, or may still get it back. */
function isAddressFree(email: string | SQL, personId: string | SQL, now: number): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${profiles} AS other WHERE other.email = ${email} AND other.id <> ${personId})
    AND ${isNotHeld(email, now, personId)}`;
}

/** A condition: the address is nobody's old one that a link may still put back. */
export function isNotHeld(email: string | SQL, now: number, but: string | SQL = ''): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${tokens} AS held WHERE held.email = ${email}
    AND held.purpose = 'undo-email' AND held.expires_at > ${now} AND held.user_id <> ${but})`;
}

/** The wish, in place of an earlier one. Whether the address is taken decides only which message is sent. */
export async function askForAddress(
  db: Database,
  session: SessionRef,
  wish: {
    tokenHash: string;
    email: string;
    expiresAt: number;
    link: NewMail;
    taken: NewMail;
    told: TellSecurityLog;
  },
): Promise<void> {
  const owner = personOf(session);
  const isFree = isAddressFree(wish.email, owner, session.now);
  await db.batch([
    wish.told(sql`${owner} IS NOT NULL`),
    ...forgetWish(db, owner),
    db.run(sql`INSERT INTO ${tokens} (token_hash, user_id, purpose, email, created_at, expires_at)
      SELECT ${wish.tokenHash}, id, 'change-email', ${wish.email}, ${session.now}, ${wish.expiresAt}
      FROM ${profiles} WHERE id = ${owner}`),
    insertMail(db, wish.link, owner, sql`${owner} IS NOT NULL AND ${isFree}`),
    insertMail(db, wish.taken, owner, sql`${owner} IS NOT NULL AND NOT (${isFree})`),
  ]);
}

export async function dropAddressWish(db: Database, session: SessionRef): Promise<void> {
  await db.batch(forgetWish(db, personOf(session)));
}

function forgetWish(db: Database, owner: SQL) {
  return [
    db.delete(tokens).where(and(eq(tokens.user_id, owner), eq(tokens.purpose, 'change-email'))),
    db.delete(outbox).where(and(eq(outbox.user_id, owner), eq(outbox.kind, 'change-email'))),
  ] as const;
}

/** Whose wish a link confirms, and what is known of anyone who presses it. No row = nobody's. */
export function wishOfLink(
  db: Database,
  link: { tokenHash: string; sessionHash: string | null; now: number },
) {
  return db
    .select({
      personId: profiles.id,
      oldEmail: profiles.email,
      isConfirmed: sql<number>`${profiles.email_confirmed_at} IS NOT NULL`,
      newEmail: sql<string>`${tokens.email}`,
      passwordHash: accounts.password_hash,
      isOwnSession: sql<number>`${isOwnSession(link.sessionHash, link.now)}`,
    })
    .from(tokens)
    .innerJoin(profiles, eq(profiles.id, tokens.user_id))
    .leftJoin(accounts, and(eq(accounts.user_id, profiles.id), eq(accounts.provider, 'password')))
    .where(liveToken(link.tokenHash, 'change-email', link.now));
}

type AddressChange = {
  tokenHash: string;
  personId: string;
  oldEmail: string;
  newEmail: string;
  now: number;
  /** The session that stays; null = none. */
  sessionHash: string | null;
  /** By what the old address is known again in the ledger; none = it was never proven to be theirs. */
  marks: readonly string[];
  told: TellSecurityLog;
  /** For the old address; null = it was never proven to be theirs, and anyone who reads it gets no say. */
  undo: { tokenHash: string; expiresAt: number; mail: NewMail } | null;
  /** What is told where the person has one at the desk, which ends. */
  role: { letters: readonly { mail: NewMail; ownerId: string }[]; told: TellSecurityLog };
};

/** False = the link is over, or the address is another's by now; then nothing is written. */
export async function changeAddress(db: Database, change: AddressChange): Promise<boolean> {
  const { personId, newEmail, now, undo, told } = change;
  const live = liveToken(change.tokenHash, 'change-email', now);
  const may = sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live} AND ${tokens.user_id} = ${personId} AND ${tokens.email} = ${newEmail})`;
  // True from the second statement on, until the last takes the link away.
  const isDone = sql`${may} AND EXISTS (SELECT 1 FROM ${profiles} AS own WHERE own.id = ${personId} AND own.email = ${newEmail})`;
  const hasRole = sql`EXISTS (SELECT 1 FROM ${operators} WHERE ${operators.user_id} = ${personId})`;
  const [changed] = await db.batch([
    db
      .update(profiles)
      .set({
        email: newEmail,
        email_confirmed_at: now,
        mail_fault: null,
        mail_heard_at: now,
        customer_email_due: sql`${profiles.stripe_customer_id} IS NOT NULL`,
      })
      .where(
        and(
          eq(profiles.id, personId),
          eq(profiles.email, change.oldEmail),
          may,
          isAddressFree(newEmail, personId, now),
        ),
      )
      .returning({ id: profiles.id }),
    told(isDone),
    ...change.marks.map((mark) => rememberIdentityHash(db, { mark, personId, now }, isDone)),
    db
      .update(accounts)
      .set({ proven_at: now })
      .where(and(eq(accounts.user_id, personId), eq(accounts.provider, 'password'), isDone)),
    db
      .delete(sessions)
      .where(and(eq(sessions.user_id, personId), ne(sessions.token_hash, change.sessionHash ?? ''), isDone)),
    db.delete(outbox).where(and(eq(outbox.user_id, personId), inArray(outbox.kind, LINK_MAILS), isDone)),
    ...(undo === null
      ? []
      : [
          insertMail(db, undo.mail, personId, isDone),
          db.run(sql`INSERT INTO ${tokens} (token_hash, user_id, purpose, email, created_at, expires_at)
            SELECT ${undo.tokenHash}, ${personId}, 'undo-email', ${change.oldEmail}, ${now}, ${undo.expiresAt} WHERE ${isDone}`),
        ]),
    // A role belongs to the address to which it was given.
    ...change.role.letters.map(({ mail, ownerId }) =>
      insertMail(db, mail, ownerId, sql`${isDone} AND ${hasRole}`),
    ),
    change.role.told(sql`${isDone} AND ${hasRole}`),
    db.delete(operators).where(and(eq(operators.user_id, personId), isDone)),
    db
      .delete(tokens)
      .where(
        and(
          eq(tokens.user_id, personId),
          ne(tokens.purpose, 'undo-email'),
          ne(tokens.token_hash, change.tokenHash),
          isDone,
        ),
      ),
    db.update(tokens).set({ purpose: 'changed-email' }).where(and(live, isDone)),
  ]);
  return changed.length === 1;
}

/** The address that a link has given to its person, if they still have it: anyone who presses twice is told once more. */
export function addressOfUsedLink(db: Database, tokenHash: string, now: number) {
  return db
    .select({ email: profiles.email })
    .from(tokens)
    .innerJoin(profiles, eq(profiles.id, tokens.user_id))
    .where(and(liveToken(tokenHash, 'changed-email', now), eq(tokens.email, profiles.email)));
}

/** Whose old address a link puts back: for the page that asks. No row = nobody's. */
export function undoOfLink(db: Database, tokenHash: string, now: number) {
  return db
    .select({ personId: tokens.user_id, email: sql<string>`${tokens.email}` })
    .from(tokens)
    .where(liveToken(tokenHash, 'undo-email', now));
}

/**
 * Puts the old address back for anyone who reads its mail, and shuts out everybody else: the password, what was tied to the account since
 * the change, every session and browser, and the links of later changes. `reset` sets the next password. False = the link is over.
 */
export async function undoAddress(
  db: Database,
  undo: {
    tokenHash: string;
    personId: string;
    email: string;
    now: number;
    reset: { tokenHash: string; expiresAt: number };
    told: TellSecurityLog;
  },
): Promise<boolean> {
  const { personId, email, now, reset, told } = undo;
  const live = liveToken(undo.tokenHash, 'undo-email', now);
  const changedAt = sql`(SELECT ${tokens.created_at} FROM ${tokens} WHERE ${live})`;
  const isBack = sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live})
    AND EXISTS (SELECT 1 FROM ${profiles} AS own WHERE own.id = ${personId} AND own.email = ${email})`;
  const { used } = await sendBatch(db, {
    before: [
      db
        .update(profiles)
        .set({
          email,
          email_confirmed_at: now,
          mail_fault: null,
          mail_heard_at: now,
          customer_email_due: sql`${profiles.stripe_customer_id} IS NOT NULL`,
        })
        .where(
          and(
            eq(profiles.id, personId),
            sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${live})`,
            isAddressFree(email, personId, now),
          ),
        ),
      db
        .delete(accounts)
        .where(
          and(
            eq(accounts.user_id, personId),
            or(eq(accounts.provider, 'password'), gte(accounts.created_at, changedAt)),
            isBack,
          ),
        ),
      told(isBack),
      // A role given in between went with the address in between.
      db.delete(operators).where(and(eq(operators.user_id, personId), isBack)),
      // The person who had the account in between may have made them; the owner makes theirs anew.
      db.delete(passkeys).where(and(eq(passkeys.user_id, personId), isBack)),
      db.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, personId), isBack)),
      db
        .update(profiles)
        .set({ second_factor_at: null })
        .where(and(eq(profiles.id, personId), isBack)),
      db.delete(sessions).where(and(eq(sessions.user_id, personId), isBack)),
      db.delete(knownDevices).where(and(eq(knownDevices.user_id, personId), isBack)),
      db.delete(outbox).where(and(eq(outbox.user_id, personId), inArray(outbox.kind, LINK_MAILS), isBack)),
      db.run(sql`INSERT INTO ${tokens} (token_hash, user_id, purpose, created_at, expires_at)
      SELECT ${reset.tokenHash}, ${personId}, 'reset-password', ${now}, ${reset.expiresAt} WHERE ${isBack}`),
      db
        .delete(tokens)
        .where(
          and(
            eq(tokens.user_id, personId),
            notInArray(tokens.token_hash, [undo.tokenHash, reset.tokenHash]),
            or(ne(tokens.purpose, 'undo-email'), gte(tokens.created_at, changedAt)),
            isBack,
          ),
        ),
    ],
    used: db.delete(tokens).where(and(live, isBack)).returning({ userId: tokens.user_id }),
  });
  return used.length === 1;
}

/** People whose address the payment provider has still to hear of. */
export async function customersToTell(db: Database, limit: number) {
  return db
    .select({ email: profiles.email, customerId: sql<string>`${profiles.stripe_customer_id}` })
    .from(profiles)
    .where(and(eq(profiles.customer_email_due, true), sql`${profiles.stripe_customer_id} IS NOT NULL`))
    .limit(limit);
}

/** `email`: what the provider was told; one that has changed since is told once more. */
export async function customerTold(
  db: Database,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  await db
    .update(profiles)
    .set({ customer_email_due: false })
    .where(and(eq(profiles.stripe_customer_id, customerId), eq(profiles.email, email)));
}
