// A person's passkeys: added, named and removed, each time with a fresh proof (docs/decisions.md 'Passkeys').
import { passkeyAddedMessage, passkeyRemovedMessage } from '#content/mail/passkey-letters.ts';
import { addPasskey, removePasskey, renamePasskey } from '#db/account/commands/passkeys.ts';
import type { ownPasskeys } from '#db/account/queries/passkeys.ts';
import { deviceName } from '#domain/account/auth/device-name.ts';
import { MAX_PASSKEYS, passkeyName } from '#domain/account/auth/passkeys/passkeys.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { readChallenge } from '../../../auth/challenge.ts';
import type { Attestation } from '../../../auth/webauthn.ts';
import type { RequestScope } from '../../../scope.ts';
import { sendSoon } from '../../platform/mail.ts';
import { securityEventRecorder } from '../../platform/security-log.ts';
import { requireKeyProof } from '../fresh-auth.ts';
import { keyUndo } from '../recovery/key-undo.ts';
import { mustConfirmEmail } from '../unconfirmed.ts';
import { bindingOf } from './ask.ts';

/** Times are ISO 8601. */
export type OwnPasskey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

export function passkeyList(rows: Awaited<ReturnType<typeof ownPasskeys>>): OwnPasskey[] {
  const iso = (at: number) => new Date(at).toISOString();
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: iso(createdAt),
    lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
  }));
}

/** Named after the browser and the system. Throws `no-session`, `fresh-auth-needed`, `key-proof-needed`, `email-unconfirmed`, `invalid-passkey`, `database-down`. */
export async function addKey(scope: RequestScope, attestation: Attestation): Promise<void> {
  const { session, now, request } = scope;
  const binding = bindingOf(scope, 'register');
  if (session === null || binding === null) throw appError('no-session');
  const accountState = await requireKeyProof(scope);
  if (mustConfirmEmail(scope.config, accountState)) throw appError('email-unconfirmed');
  const { challengeOf, checkAttestation } = await import('../../../auth/webauthn.ts');
  const challenge = challengeOf(attestation);
  const answered = challenge === null ? null : readChallenge(challenge, binding, now);
  const key =
    challenge === null || answered === null ? null : await checkAttestation(scope, attestation, challenge);
  if (answered === null || key === null) throw appError('invalid-passkey');
  const name = deviceName(request.headers.get('User-Agent'));
  const { email } = accountState.person;
  const undo = keyUndo(scope, email, (noted) => passkeyAddedMessage({ name, ...noted }));
  const db = scope.writes();
  const told = securityEventRecorder(db, scope, {
    event: 'passkey-addition',
    personId: accountState.person.id,
  });
  const row = { ...key, id: crypto.randomUUID(), name, undo, told };
  if (!(await addPasskey(db, session, row, answered, MAX_PASSKEYS))) throw appError('invalid-passkey');
  sendSoon(scope, [undo?.mail ?? null]);
}

/** Throws `no-session`, `fresh-auth-needed`, `key-proof-needed`; `not-found` also for somebody else's. */
export async function removeKey(scope: RequestScope, id: string): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const { person } = await requireKeyProof(scope);
  const undo = keyUndo(scope, person.email, passkeyRemovedMessage);
  const db = scope.writes();
  const told = securityEventRecorder(db, scope, { event: 'passkey-removal', personId: person.id });
  if (!(await removePasskey(db, session, id, { undo, told }))) throw appError('not-found');
  sendSoon(scope, [undo?.mail ?? null]);
}

/** Throws `no-session`, `fresh-auth-needed`, `key-proof-needed`, `invalid`; `not-found` also for somebody else's. */
export async function renameKey(scope: RequestScope, id: string, typed: string): Promise<void> {
  if (scope.session === null) throw appError('no-session');
  await requireKeyProof(scope);
  const name = passkeyName(typed);
  if (name === null) throw new AppError('invalid', 'Wpisz nazwę klucza.');
  if (!(await renamePasskey(scope.writes(), scope.session, { id, name }))) throw appError('not-found');
}
