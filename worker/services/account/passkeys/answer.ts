// An answer by passkey, checked: our challenge, unspent, our origin and host, the person verified, a counter that went on, the right
// signature.
import { passkeyProof } from '#db/account/commands/passkeys.ts';
import type { Proof } from '#db/account/commands/sessions.ts';
import type { passkeyOf } from '#db/account/queries/passkeys.ts';
import { appError } from '#domain/platform/messages.ts';
import { readChallenge, type Binding } from '../../../auth/challenge.ts';
import type { Assertion } from '../../../auth/webauthn.ts';
import type { RequestScope } from '../../../scope.ts';
import { bindingOf } from './ask.ts';

type KeyRow = Awaited<ReturnType<typeof passkeyOf>>[number];

/** `key`: the row of the key that the answer names. Throws `invalid-passkey`. */
export async function checkedProof(
  scope: RequestScope,
  purpose: Binding['purpose'],
  assertion: Assertion,
  key: KeyRow | undefined,
): Promise<{ proof: Proof; personId: string }> {
  const { checkAssertion, challengeOf } = await import('../../../auth/webauthn.ts');
  const binding = bindingOf(scope, purpose);
  const challenge = challengeOf(assertion);
  if (key === undefined || binding === null || challenge === null) throw appError('invalid-passkey');
  const answered = readChallenge(challenge, binding, scope.now);
  const newCounter =
    answered === null
      ? null
      : await checkAssertion(scope, assertion, challenge, { ...key, credentialId: assertion.id });
  if (answered === null || newCounter === null) throw appError('invalid-passkey');
  return {
    proof: passkeyProof(scope.writes(), { ...key, newCounter }, answered, scope.now),
    personId: key.personId,
  };
}
