// A fresh proof for what is grave (docs/decisions.md 'A fresh proof'): asked for here, and given here with the password.
import { giveUseBack } from '#db/platform/commands/quotas.ts';
import { ownPassword, passwordIs } from '#db/account/commands/passwords.ts';
import { proveSession, type Proof } from '#db/account/commands/sessions.ts';
import { keyGround } from '#db/account/queries/passkeys.ts';
import { isFreshAuth } from '#domain/account/auth/session-life.ts';
import { mayChangeKeys, proofForKeys } from '#domain/account/auth/recovery.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { verifyNothing, verifyPassword } from '../../auth/password.ts';
import { hashOfToken, newToken, sessionCookie } from '../../auth/session-cookie.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { clientNetwork, incrementQuota, enforceQuota, quotaKey } from '../platform/quotas.ts';
import { securityEvent, securityEventRecorder } from '../platform/security-log.ts';
import type { AccountState } from './state.ts';

/** Whose deed it is, in the request's one round trip. Throws `no-session`, `fresh-auth-needed`, `database-down`. */
export async function requireFreshAuth(scope: RequestScope): Promise<AccountState> {
  const accountState = await scope.accountState();
  if (accountState === null) throw appError('no-session');
  freshOrRefuse(scope, accountState.session);
  return accountState;
}

/**
 * The same for what changes keys or the second factor: where there is one of them already, or a role, the password is not enough.
 * Throws `no-session`, `fresh-auth-needed`, `key-proof-needed`, `enrolment-needed`, `database-down`.
 */
export async function requireKeyProof(scope: RequestScope): Promise<AccountState> {
  const { session, batch, now } = scope;
  if (session === null) throw appError('no-session');
  const [accountState, [row]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => keyGround(db, session)),
  ]);
  if (accountState === null || row === undefined) throw appError('no-session');
  const ground = {
    hasKeys: row.keys > 0,
    hasRole: row.hasRole === 1,
    hasSecondFactor: accountState.hasSecondFactor,
  };
  if (mayChangeKeys(ground, accountState.session, now)) return accountState;
  throw appError(REFUSALS[proofForKeys(ground)]);
}

const REFUSALS = {
  fresh: 'fresh-auth-needed',
  factor: 'key-proof-needed',
  enrolment: 'enrolment-needed',
} as const;

/** For anyone who has read the session with other data. Throws `no-session`, `fresh-auth-needed`. */
export function freshOrRefuse<Session extends { freshAuthAt: number }>(
  { now }: Pick<RequestScope, 'now'>,
  session: Session | null,
): Session {
  if (session === null) throw appError('no-session');
  if (!isFreshAuth(session.freshAuthAt, now)) throw appError('fresh-auth-needed');
  return session;
}

/** Returns the cookies to be set. Throws `no-session`, `invalid-credentials`, `too-many-requests`, `database-down`. */
export async function proveByPassword(scope: RequestScope, password: string): Promise<string[]> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const db = scope.writes();
  const ofSession = { name: 'changeBySession', subject: session.tokenHash } as const;
  const ofNetwork = { name: 'loginByNetwork', subject: clientNetwork(scope) } as const;
  const [bySession, byNetwork, [own]] = await db.batch([
    incrementQuota(db, scope, ofSession),
    incrementQuota(db, scope, ofNetwork),
    ownPassword(db, session),
  ]);
  if (own === undefined) throw appError('no-session');
  enforceQuota(scope, ofSession.name, bySession);
  enforceQuota(scope, ofNetwork.name, byNetwork);
  // Where the second factor is on, the first proves no more than that somebody knows it.
  if (own.hasSecondFactor === 1) throw appError('fresh-auth-needed');
  const matches =
    own.hash === null ? await verifyNothing(password) : await verifyPassword(password, own.hash);
  if (own.hash === null || !matches) {
    await securityEvent(db, scope, { event: 'fresh-proof', personId: own.personId, outcome: 'refused' });
    throw wrongPassword();
  }
  const cookies = await noteProof(scope, own.personId, {
    isGood: passwordIs(own.personId, own.hash),
    spend: () => [giveUseBack(db, quotaKey(scope, ofNetwork))],
    isByPasskey: false,
    isFactor: false,
  });
  if (cookies === null) throw wrongPassword();
  return cookies;
}

function wrongPassword(): AppError {
  return new AppError('invalid-credentials', 'Hasło się nie zgadza. Sprawdź je i wpisz jeszcze raz.');
}

/**
 * Once the proof was found to be right; null = it is no longer good. The session gets a new token, so that a copy of its old cookie gains
 * nothing by the proof and opens nothing more. Returns the cookies to be set.
 */
export async function noteProof(
  scope: RequestScope,
  personId: string,
  proof: Proof,
): Promise<string[] | null> {
  const { session, request } = scope;
  if (session === null) throw appError('no-session');
  const token = newToken();
  const db = scope.writes();
  const told = securityEventRecorder(db, scope, { event: 'fresh-proof', personId });
  const proven = await proveSession(db, session, {
    newTokenHash: hashOfToken(token),
    proof: { ...proof, spend: (isDone) => [...proof.spend(isDone), told(isDone)] },
  });
  if (proven === null) return null;
  // A copy of the old cookie may be listening; this browser attaches again with the new one.
  cutStreams(scope, { personId: proven.personId, of: proven.id });
  return [sessionCookie(request.url, token, proven.remembered)];
}
