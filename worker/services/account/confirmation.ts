// Confirms that an address belongs to its person, and sends the link for it again (docs/decisions.md 'Before the address is confirmed').
import {
  claimAddress as storeClaim,
  confirmEmail as storeConfirmation,
  personOfConfirmation,
  replaceLink,
} from '#db/account/commands/tokens.ts';
import { unconfirmed } from '#db/account/queries/people.ts';
import { normalisedEmail } from '#domain/account/auth/credentials.ts';
import { TOKEN_LIFETIME_MS } from '#domain/account/auth/mailed-token.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { verifyPassword } from '../../auth/password.ts';
import { hashOfToken, newToken } from '../../auth/session-cookie.ts';
import { afterResponse } from '../../after-response.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { newLink } from './mailed-links.ts';
import { sendSoon } from '../platform/mail.ts';
import { clientNetwork, incrementQuota, enforceQuota, spend } from '../platform/quotas.ts';
import { securityEventRecorder } from '../platform/security-log.ts';

const ASK = 'Wpisz hasło do tego konta albo ustaw nowe.';
const WRONG = 'Hasło się nie zgadza. Sprawdź je i wpisz jeszcze raz albo ustaw nowe.';

/**
 * Confirms for anyone who has the link together with the password or the session that it belongs to: the link alone would give an address
 * to the stranger who typed it. Throws `link-expired`, `invalid-credentials`, `too-many-requests`, `database-down`.
 */
export async function confirmEmail(
  scope: RequestScope,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const db = scope.writes();
  const { now } = scope;
  const tokenHash = hashOfToken(token);
  const network = { name: 'linkByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [person]] = await db.batch([
    incrementQuota(db, scope, network),
    personOfConfirmation(db, { tokenHash, sessionHash: scope.session?.tokenHash ?? null, now }),
  ]);
  enforceQuota(scope, network.name, used);
  if (person === undefined) throw appError('link-expired');
  const isTheirs = person.isOwnSession === 1 || (await isPassword(password, person.passwordHash));
  if (!isTheirs) throw new AppError('invalid-credentials', password === '' ? ASK : WRONG);
  const told = securityEventRecorder(db, scope, { event: 'address-confirmation', personId: person.id });
  if (!(await storeConfirmation(db, { tokenHash, now, told }))) throw appError('link-expired');
}

async function isPassword(password: string, hash: string | null): Promise<boolean> {
  return hash !== null && password !== '' && (await verifyPassword(password, hash));
}

/**
 * For anyone who reads the mail and knows no password: password, devices and sessions end, and the token that is returned sets the next
 * password, on /nowe-haslo. Throws `link-expired`, `too-many-requests`, `database-down`.
 */
export async function claimAddress(scope: RequestScope, token: string): Promise<string> {
  const { now } = scope;
  const db = scope.writes();
  const tokenHash = hashOfToken(token);
  const network = { name: 'linkByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [person]] = await db.batch([
    incrementQuota(db, scope, network),
    personOfConfirmation(db, { tokenHash, sessionHash: null, now }),
  ]);
  enforceQuota(scope, network.name, used);
  if (person === undefined) throw appError('link-expired');
  const { id: personId } = person;
  const resetToken = newToken();
  const reset = { tokenHash: hashOfToken(resetToken), expiresAt: now + TOKEN_LIFETIME_MS };
  const told = securityEventRecorder(db, scope, { event: 'address-confirmation', personId });
  const toldPassword = securityEventRecorder(db, scope, { event: 'password-removal', personId });
  const claim = { tokenHash, personId, now, reset, told, toldPassword };
  if (!(await storeClaim(db, claim))) throw appError('link-expired');
  cutStreams(scope, { personId, of: 'all' });
  return resetToken;
}

/**
 * To the given address, else to the session's own, with the page that the link leads back to; whether there is such an account, and whether it still waits, nobody learns.
 * Throws `too-many-requests`, `database-down`.
 */
export async function resendConfirmation(
  scope: RequestScope,
  email: string | null,
  returnTo: string | null,
): Promise<void> {
  const address = email === null ? await ownAddress(scope) : normalisedEmail(email);
  if (address === null) return;
  await spend(
    scope,
    { name: 'resendByNetwork', subject: clientNetwork(scope) },
    { name: 'resendByAccount', subject: address },
    { name: 'mailToAddress', subject: address },
  );
  // Behind the response, which would else take longer where there is such an account.
  afterResponse(scope, 'resend-confirmation', async () => {
    const link = newLink(scope, 'confirm-email', address, returnTo);
    if (link === null) return;
    await replaceLink(scope.writes(), link, unconfirmed(address));
    sendSoon(scope, [link.mail]);
  });
}

async function ownAddress(scope: RequestScope): Promise<string | null> {
  return (await scope.accountState())?.person.email ?? null;
}
