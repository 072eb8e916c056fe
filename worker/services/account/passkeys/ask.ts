// What a browser is asked before it calls on a passkey (docs/decisions.md 'Passkeys'). Asking writes nothing and tells nothing of who has
// keys: anyone who may answer is found by the answer.
import { ownPasskeys } from '#db/account/queries/passkeys.ts';
import { MAX_PASSKEYS } from '#domain/account/auth/passkeys/passkeys.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { challengeCookie, challengeMark, newChallenge, type Binding } from '../../../auth/challenge.ts';
import { hashOfToken, newToken } from '../../../auth/session-cookie.ts';
import type { RequestScope } from '../../../scope.ts';
import { requireKeyProof } from '../fresh-auth.ts';
import { mustConfirmEmail } from '../unconfirmed.ts';

type Purpose = Binding['purpose'];

/** To whom the challenge of this request was given: the session, or before there is one the browser. Null = to nobody. */
export function bindingOf(scope: RequestScope, purpose: Purpose): Binding | null {
  const { config, request, session } = scope;
  const { keys } = config;
  if (purpose !== 'sign-in') return session === null ? null : { keys, purpose, subject: session.tokenHash };
  const mark = challengeMark(request);
  return mark === null ? null : { keys, purpose, subject: hashOfToken(mark) };
}

/** `cookies`: to be set. */
export async function askToSignIn({ config, request, origin, now }: RequestScope) {
  const mark = newToken();
  const { assertionOptions } = await import('../../../auth/webauthn.ts');
  const binding = { keys: config.keys, purpose: 'sign-in', subject: hashOfToken(mark) } as const;
  return {
    options: await assertionOptions({ origin }, newChallenge(binding, now)),
    cookies: [challengeCookie(request.url, mark)],
  };
}

/** Throws `no-session`. */
export async function askToProve(scope: RequestScope) {
  const binding = bindingOf(scope, 'proof');
  if (binding === null) throw appError('no-session');
  const { assertionOptions } = await import('../../../auth/webauthn.ts');
  return assertionOptions(scope, newChallenge(binding, scope.now));
}

/** Throws `no-session`, `fresh-auth-needed`, `key-proof-needed`, `email-unconfirmed`, `invalid` (too many keys), `database-down`. */
export async function askToAdd(scope: RequestScope) {
  const { session, batch, now } = scope;
  const binding = bindingOf(scope, 'register');
  if (session === null || binding === null) throw appError('no-session');
  const [accountState, keys] = await Promise.all([
    requireKeyProof(scope),
    batch.ask((db) => ownPasskeys(db, session)),
  ]);
  // A stranger's key must not wait in an account whose owner may yet come.
  if (mustConfirmEmail(scope.config, accountState)) throw appError('email-unconfirmed');
  if (keys.length >= MAX_PASSKEYS) throw tooManyKeys();
  const { attestationOptions } = await import('../../../auth/webauthn.ts');
  return attestationOptions(scope, newChallenge(binding, now), {
    ...accountState.person,
    credentialIds: keys.map(({ credentialId }) => credentialId),
  });
}

function tooManyKeys(): AppError {
  return new AppError(
    'invalid',
    `Masz już ${MAX_PASSKEYS} kluczy dostępu. Usuń któryś z nich, żeby dodać nowy.`,
  );
}
