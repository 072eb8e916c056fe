// A change of address (docs/decisions.md 'Change of address'): with a fresh proof, by a link to the new address that is pressed by the
// account's own person, and with a way back for the old one.
import { changeEmailMessage, emailChangedMessage, emailTakenMessage } from '#content/mail/address-letters.ts';
import { roleDroppedMessage } from '#content/mail/role-letter.ts';
import {
  addressOfUsedLink,
  askForAddress as storeWish,
  changeAddress as storeChange,
  dropAddressWish as dropWish,
  undoAddress as storeUndo,
  undoOfLink,
  wishOfLink,
} from '#db/account/commands/address-changes.ts';
import { ownPassword } from '#db/account/commands/passwords.ts';
import { ownersToTell } from '#db/desk/queries/operators.ts';
import { addressWish, waysIn } from '#db/account/queries/profile.ts';
import { ADDRESS_UNDO_MS, withToken, TOKEN_LIFETIME_MS } from '#domain/account/auth/mailed-token.ts';
import { normalisedEmail, maskedEmail } from '#domain/account/auth/credentials.ts';
import { isFreshAuth } from '#domain/account/auth/session-life.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { verifyPassword } from '../../auth/password.ts';
import { hashOfToken, newToken } from '../../auth/session-cookie.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { preparedMail, sendSoon } from '../platform/mail.ts';
import { tellCustomersSoon } from '../payments/customer-email.ts';
import { clientNetwork, incrementQuota, enforceQuota } from '../platform/quotas.ts';
import { securityEvent, securityEventRecorder } from '../platform/security-log.ts';
import { entitlementMarks } from './entitlement-marks.ts';
import { forgotPasswordAddress } from './mailed-links.ts';

const WRONG = 'Hasło się nie zgadza. Sprawdź je i wpisz jeszcze raz.';
const SAME = 'To jest już adres Twojego konta.';
const NO_MAIL = 'Strona nie wysyła teraz wiadomości, więc adresu nie da się zmienić.';

export type AddressWish = { email: string; expiresAt: number };

export type AddressForm = {
  email: string;
  wish: AddressWish | null;
  /** How the person proves who they are; 'nothing' = they have just done so. */
  proof: 'nothing' | 'password' | 'elsewhere';
};

/** Null = no live session. */
export async function readAddressForm(scope: RequestScope): Promise<AddressForm | null> {
  const { session, batch, now } = scope;
  if (session === null) return null;
  const [state, ways, [wish]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => waysIn(db, session)),
    batch.ask((db) => addressWish(db, session)),
  ]);
  if (state === null) return null;
  const hasPassword = ways.some(({ provider }) => provider === 'password');
  const isFresh = isFreshAuth(state.session.freshAuthAt, now);
  const proof = isFresh ? 'nothing' : hasPassword && !state.hasSecondFactor ? 'password' : 'elsewhere';
  return { email: state.person.email, wish: wish ?? null, proof };
}

/**
 * Says the same of a free address and a taken one. Throws `no-session`, `invalid`, `invalid-credentials`, `fresh-auth-needed`,
 * `too-many-requests`, `database-down`.
 */
export async function askForAddress(
  scope: RequestScope,
  form: { email: string; password: string },
): Promise<void> {
  const { session, now, origin } = scope;
  if (session === null) throw appError('no-session');
  const email = normalisedEmail(form.email);
  const personId = await proveOwner(scope, form.password, email);
  const token = newToken();
  const tokenHash = hashOfToken(token);
  const url = withToken(`${origin}/nowy-adres`, token);
  const link = preparedMail(scope, { to: email, message: changeEmailMessage({ url }), tokenHash });
  const signInUrl = `${origin}/?auth=login`;
  const taken = preparedMail(scope, {
    to: email,
    message: emailTakenMessage({ signInUrl, forgotUrl: forgotPasswordAddress(scope) }),
  });
  if (link === null || taken === null) throw new AppError('invalid', NO_MAIL);
  const expiresAt = now + TOKEN_LIFETIME_MS;
  const db = scope.writes();
  const told = securityEventRecorder(db, scope, { event: 'address-change-request', personId });
  await storeWish(db, session, { tokenHash, email, expiresAt, link, taken, told });
  sendSoon(scope, [link, taken]);
}

/** Returns whose address it is. */
async function proveOwner(scope: RequestScope, password: string, email: string): Promise<string> {
  const { session, now } = scope;
  if (session === null) throw appError('no-session');
  const db = scope.writes();
  const quotas = [
    { name: 'changeBySession', subject: session.tokenHash },
    { name: 'loginByNetwork', subject: clientNetwork(scope) },
    { name: 'mailToAddress', subject: email },
  ] as const;
  const [[own], ...counts] = await db.batch([
    ownPassword(db, session),
    ...quotas.map((quota) => incrementQuota(db, scope, quota)),
  ] as const);
  if (own === undefined) throw appError('no-session');
  quotas.forEach(({ name }, index) => enforceQuota(scope, name, counts[index] ?? []));
  if (own.email === email) throw new AppError('invalid', SAME);
  const { personId } = own;
  if (isFreshAuth(own.freshAuthAt, now)) return personId;
  // Where the second factor is on, the password alone is no proof.
  if (own.hash === null || password === '' || own.hasSecondFactor === 1) throw appError('fresh-auth-needed');
  if (await verifyPassword(password, own.hash)) return personId;
  await securityEvent(db, scope, { event: 'address-change-request', personId, outcome: 'refused' });
  throw new AppError('invalid-credentials', WRONG);
}

/** Throws `no-session`, `database-down`. */
export async function dropAddressWish(scope: RequestScope): Promise<void> {
  if (scope.session === null) throw appError('no-session');
  await dropWish(scope.writes(), scope.session);
}

/**
 * By the link to the new address, in the person's own session or with their password: else an account could be planted on whoever
 * reads that mail. Returns the new address. Throws `link-expired`, `invalid-credentials`, `email-taken`, `too-many-requests`,
 * `database-down`.
 */
export async function confirmAddress(
  scope: RequestScope,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { now, session } = scope;
  const db = scope.writes();
  const tokenHash = hashOfToken(token);
  const network = { name: 'linkByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [wish], owners, [done]] = await db.batch([
    incrementQuota(db, scope, network),
    wishOfLink(db, { tokenHash, sessionHash: session?.tokenHash ?? null, now }),
    ownersToTell(db, tokenHash),
    addressOfUsedLink(db, tokenHash, now),
  ]);
  enforceQuota(scope, network.name, used);
  if (done !== undefined) return done.email;
  if (wish === undefined) throw appError('link-expired');
  const isOwn = wish.isOwnSession === 1;
  if (!isOwn) await refuseUnlessOwner(wish.passwordHash, password);
  const { personId, oldEmail, newEmail } = wish;
  const undo = wish.isConfirmed === 1 ? undoFor(scope, wish) : null;
  const sessionHash = isOwn ? (session?.tokenHash ?? null) : null;
  const marks = wish.isConfirmed === 1 ? entitlementMarks(scope, { email: oldEmail, google: [] }) : [];
  const told = securityEventRecorder(db, scope, { event: 'address-change', personId });
  const letters = owners.flatMap(({ id: ownerId, email }) => {
    const message = roleDroppedMessage({ email: oldEmail, at: polishMoment(now) });
    const mail = preparedMail(scope, { to: email, message });
    return mail === null ? [] : [{ mail, ownerId }];
  });
  const role = { letters, told: securityEventRecorder(db, scope, { event: 'desk-role', personId }) };
  const change = { tokenHash, personId, oldEmail, newEmail, now, sessionHash, marks, told, undo, role };
  if (!(await storeChange(db, change))) {
    // The other of two presses was quicker.
    const [byOther] = await addressOfUsedLink(db, tokenHash, now);
    if (byOther === undefined) throw new AppError('email-taken', TAKEN);
    return byOther.email;
  }
  cutStreams(scope, { personId, of: 'all' });
  sendSoon(scope, [undo?.mail ?? null, ...letters.map(({ mail }) => mail)]);
  tellCustomersSoon(scope);
  return newEmail;
}

const TAKEN =
  'Tego adresu nie można już użyć: ma go inne konto. Możesz wybrać inny w\u00a0ustawieniach profilu.';
const ASK =
  'Wpisz hasło do swojego konta albo otwórz link w\u00a0przeglądarce, w\u00a0której trwa Twoja sesja.';

async function refuseUnlessOwner(hash: string | null, password: string): Promise<void> {
  if (hash === null || password === '') throw new AppError('invalid-credentials', ASK);
  if (!(await verifyPassword(password, hash))) throw new AppError('invalid-credentials', WRONG);
}

function undoFor(scope: RequestScope, { oldEmail, newEmail }: { oldEmail: string; newEmail: string }) {
  const expiresAt = scope.now + ADDRESS_UNDO_MS;
  const token = newToken();
  const message = emailChangedMessage({
    newEmail: maskedEmail(newEmail),
    at: polishMoment(scope.now),
    until: polishMoment(expiresAt),
    undoUrl: withToken(`${scope.origin}/poprzedni-adres`, token),
  });
  // Without the token's hash: these three days count from the change.
  const mail = preparedMail(scope, { to: oldEmail, message });
  return mail === null ? null : { tokenHash: hashOfToken(token), expiresAt, mail };
}

/**
 * By the link to the old address. Returns it, and the token that sets the next password.
 * Throws `link-expired`, `too-many-requests`, `database-down`.
 */
export async function undoAddress(
  scope: RequestScope,
  token: string,
): Promise<{ email: string; resetToken: string }> {
  const { now } = scope;
  const db = scope.writes();
  const tokenHash = hashOfToken(token);
  const network = { name: 'linkByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [link]] = await db.batch([incrementQuota(db, scope, network), undoOfLink(db, tokenHash, now)]);
  enforceQuota(scope, network.name, used);
  if (link === undefined) throw appError('link-expired');
  const { personId, email } = link;
  const resetToken = newToken();
  const reset = { tokenHash: hashOfToken(resetToken), expiresAt: now + TOKEN_LIFETIME_MS };
  const told = securityEventRecorder(db, scope, { event: 'address-change-undo', personId });
  if (!(await storeUndo(db, { tokenHash, personId, email, now, reset, told })))
    throw appError('link-expired');
  cutStreams(scope, { personId, of: 'all' });
  tellCustomersSoon(scope);
  return { email, resetToken };
}
