// Forgotten, reset and changed passwords (docs/security.md 'Who is asking'; docs/faults.md 40, 41, 47, 48).
import { passwordChangedMessage } from '#content/mail/account-letters.ts';
import type { NewMail } from '#db/platform/commands/outbox.ts';
import { changePassword as storeChange, ownPassword } from '#db/account/commands/passwords.ts';
import { personOfLink, replaceLink, resetPassword as storeReset } from '#db/account/commands/tokens.ts';
import { ofEmail, passwordAccount } from '#db/account/queries/people.ts';
import { normalisedEmail } from '#domain/account/auth/credentials.ts';
import { KEY_UNDO_MS } from '#domain/account/auth/recovery.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { deviceCookie, deviceMark, hashOfDevice } from '../../auth/device-cookie.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { hashOfToken, newToken, sessionCookie } from '../../auth/session-cookie.ts';
import { refuseWeakPassword } from '../../auth/weak-password.ts';
import { afterResponse } from '../../after-response.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { freshOrRefuse } from './fresh-auth.ts';
import { forgotPasswordAddress, newLink } from './mailed-links.ts';
import { preparedMail, sendSoon } from '../platform/mail.ts';
import { clientNetwork, incrementQuota, enforceQuota } from '../platform/quotas.ts';
import { sealNews, securityEvent, securityEventRecorder } from '../platform/security-log.ts';

/**
 * Responds alike, after the same work, whether or not there is such an account: what depends on it is done behind the response.
 * Throws `too-many-requests`, `database-down`.
 */
export async function askForReset(scope: RequestScope, email: string): Promise<void> {
  const address = normalisedEmail(email);
  const db = scope.writes();
  const byNetwork = { name: 'forgotByNetwork', subject: clientNetwork(scope) } as const;
  const byAccount = { name: 'forgotByAccount', subject: address } as const;
  const mails = { name: 'mailToAddress', subject: address } as const;
  const [ofNetwork, ofAccount, ofMails] = await db.batch([
    incrementQuota(db, scope, byNetwork),
    incrementQuota(db, scope, byAccount),
    incrementQuota(db, scope, mails),
  ]);
  enforceQuota(scope, byNetwork.name, ofNetwork);
  enforceQuota(scope, byAccount.name, ofAccount);
  enforceQuota(scope, mails.name, ofMails);
  afterResponse(scope, 'forgot-password', () => mailReset(scope, address));
}

async function mailReset(scope: RequestScope, address: string): Promise<void> {
  const db = scope.writes();
  const [owner] = await passwordAccount(db, address);
  const link = newLink(scope, 'reset-password', address);
  if (link === null || owner === undefined) return;
  const told = securityEventRecorder(db, scope, { event: 'password-reset-request', personId: owner.id });
  await replaceLink(db, link, ofEmail(address), told);
  sendSoon(scope, [link.mail]);
  sealNews(scope);
}

/**
 * Ends every session and confirms the address; `endKeys`: also the keys that a stranger may have added (domain/account/auth/recovery.ts).
 * Returns the cookie to be set: this browser is known from now on, so that whoever
 * guesses passwords can't keep the owner of the mailbox out (docs/faults.md 42).
 * Throws `link-expired`, `invalid`, `too-many-requests`, `database-down`.
 */
export async function resetPassword(
  scope: RequestScope,
  form: { token: string; password: string; endKeys: boolean },
): Promise<string[]> {
  const db = scope.writes();
  const tokenHash = hashOfToken(form.token);
  const network = { name: 'linkByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [person]] = await db.batch([
    incrementQuota(db, scope, network),
    personOfLink(db, tokenHash, 'reset-password', scope.now),
  ]);
  enforceQuota(scope, network.name, used);
  if (person === undefined) throw appError('link-expired');
  await refuseWeakPassword(scope.config, form.password, person);
  const passwordHash = await hashPassword(form.password);
  const mail = changedMail(scope, person.email);
  const mark = deviceMark(scope.request);
  const deviceHash = hashOfDevice(mark, person.id);
  const told = securityEventRecorder(db, scope, { event: 'password-reset', personId: person.id });
  const rest = {
    personId: person.id,
    sessionHash: scope.session?.tokenHash ?? null,
    endsKeysSince: form.endKeys ? scope.now - KEY_UNDO_MS : null,
  };
  const reset = { tokenHash, passwordHash, deviceHash, now: scope.now, mail, told, ...rest };
  if (!(await storeReset(db, reset))) throw appError('link-expired');
  cutStreams(scope, { personId: person.id, of: 'all' });
  sendSoon(scope, [mail]);
  return [deviceCookie(scope.request.url, mark)];
}

/**
 * Ends the person's other sessions and returns the cookie of this one's new token. Who has no password yet sets a first one with a fresh proof.
 * Throws `no-session`, `invalid-credentials`, `fresh-auth-needed`, `invalid`, `too-many-requests`, `database-down`.
 */
export async function changePassword(
  scope: RequestScope,
  form: { currentPassword: string; newPassword: string },
): Promise<string[]> {
  const { session, now, request } = scope;
  if (session === null) throw appError('no-session');
  const db = scope.writes();
  const quota = { name: 'changeBySession', subject: session.tokenHash } as const;
  const [used, [own]] = await db.batch([incrementQuota(db, scope, quota), ownPassword(db, session)]);
  if (own === undefined) throw appError('no-session');
  enforceQuota(scope, quota.name, used);
  // Where the second factor is on, the current password alone is no proof.
  if (own.hash === null || own.hasSecondFactor === 1) freshOrRefuse(scope, own);
  const { personId } = own;
  const event = own.hash === null ? 'first-password' : 'password-change';
  if (own.hash !== null && !(await verifyPassword(form.currentPassword, own.hash))) {
    await securityEvent(db, scope, { event, personId, outcome: 'refused' });
    throw wrongPassword();
  }
  await refuseWeakPassword(scope.config, form.newPassword, own);
  const newHash = await hashPassword(form.newPassword);
  const mail = changedMail(scope, own.email);
  const token = newToken();
  const deviceHash = hashOfDevice(deviceMark(request), personId);
  const told = securityEventRecorder(db, scope, { event, personId });
  const change = {
    oldHash: own.hash,
    newHash,
    now,
    newTokenHash: hashOfToken(token),
    deviceHash,
    mail,
    told,
  };
  const kept = await storeChange(db, session, change);
  // Somebody else has changed it in between: what was typed is no longer the current one.
  if (kept === null) throw wrongPassword();
  // This browser's, too: a copy of its old cookie may be listening. It attaches again with the new one.
  cutStreams(scope, { personId: own.personId, of: 'all' });
  sendSoon(scope, [mail]);
  return [sessionCookie(request.url, token, kept.remembered)];
}

function changedMail(scope: RequestScope, to: string): NewMail | null {
  const message = passwordChangedMessage({
    at: polishMoment(scope.now),
    forgotUrl: forgotPasswordAddress(scope),
  });
  return preparedMail(scope, { to, message });
}

function wrongPassword(): AppError {
  return new AppError('invalid-credentials', 'Obecne hasło się nie zgadza. Sprawdź je i wpisz jeszcze raz.');
}
