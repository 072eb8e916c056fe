// Signing in with a passkey, alone or as the second factor after a password or Google; and with a recovery code, which is only ever
// the second (docs/decisions.md 'Passkeys').
import { recoveryCodeUsedMessage } from '#content/mail/passkey-letters.ts';
import { linkGoogle } from '#db/account/commands/google.ts';
import { passkeyProof, recoveryProof } from '#db/account/commands/passkeys.ts';
import type { Proof } from '#db/account/commands/sessions.ts';
import { giveUseBack } from '#db/platform/commands/quotas.ts';
import { passwordAccount, addressOf, passkeyOf } from '#db/account/queries/passkeys.ts';
import { appError } from '#domain/platform/messages.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { sql } from 'drizzle-orm';
import { readChallenge, type Binding } from '../../../auth/challenge.ts';
import { markOfHash, readHalfSignIn, type HalfSignIn } from '../../../auth/half-sign-in.ts';
import type { Assertion } from '../../../auth/webauthn.ts';
import type { RequestScope } from '../../../scope.ts';
import { preparedMail, sendSoon } from '../../platform/mail.ts';
import { clientNetwork, incrementQuota, enforceQuota, quotaKey } from '../../platform/quotas.ts';
import { securityEventRecorder } from '../../platform/security-log.ts';
import { tellingRefusal } from '../refusals.ts';
import { signIn, type SignedIn, type WayIn } from '../sign-in.ts';
import { bindingOf } from './ask.ts';
import { hashOfRecoveryCode } from './second-factor.ts';

/** Throws `invalid-passkey`, `too-many-requests`, `database-down`. */
export async function signInByPasskey(
  scope: RequestScope,
  form: { assertion: Assertion; remember: boolean },
): Promise<SignedIn> {
  const half = pendingSecondFactor(scope);
  const db = scope.writes();
  const network = { name: 'loginByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [key], ways] = await db.batch([
    incrementQuota(db, scope, network),
    passkeyOf(db, form.assertion.id),
    passwordAccount(db, half ?? NOBODY),
  ]);
  enforceQuota(scope, network.name, used);
  const tried = half?.personId ?? key?.personId;
  // A key that nobody has is marked by its own name.
  const whom = tried === undefined ? { address: form.assertion.id } : { personId: tried };
  return tellingRefusal(scope, { event: 'passkey-sign-in', ...whom }, async () => {
    const { proof, personId } = await checkedProof(scope, 'sign-in', form.assertion, key);
    // Somebody else's key is no second factor of this account.
    if (half !== null && half.personId !== personId) throw appError('invalid-passkey');
    const first = half === null ? null : firstFactor(scope, half, ways);
    const signedIn = await signIn(scope, {
      personId,
      account: null,
      remember: form.remember,
      ...first,
      factor: proof,
      told: 'passkey-sign-in',
      before: [...(first?.before ?? []), giveUseBack(db, quotaKey(scope, network))],
    });
    if (signedIn === null) throw appError('invalid-passkey');
    return signedIn;
  });
}

/** Throws `no-session` (no first factor), `invalid-code`, `too-many-requests`, `database-down`. */
export async function signInByRecoveryCode(scope: RequestScope, typed: string): Promise<SignedIn> {
  const half = pendingSecondFactor(scope);
  if (half === null) throw appError('no-session');
  const db = scope.writes();
  const { personId } = half;
  const person = { name: 'recoveryByPerson', subject: personId } as const;
  const [used, ways, [found]] = await db.batch([
    incrementQuota(db, scope, person),
    passwordAccount(db, half),
    addressOf(db, personId),
  ]);
  enforceQuota(scope, person.name, used);
  const codeHash = hashOfRecoveryCode(personId, typed);
  const first = firstFactor(scope, half, ways);
  return tellingRefusal(scope, { event: 'recovery-code-sign-in', personId }, async () => {
    if (codeHash === null || found === undefined) throw appError('invalid-code');
    const mail = codeUsedMail(scope, found.email);
    const signedIn = await signIn(scope, {
      personId,
      ...first,
      factor: recoveryProof(db, { personId, codeHash, mail }),
      told: 'recovery-code-sign-in',
    });
    if (signedIn === null) throw appError('invalid-code');
    sendSoon(scope, [mail]);
    return signedIn;
  });
}

export function codeUsedMail(scope: RequestScope, to: string) {
  const message = recoveryCodeUsedMessage({
    at: polishMoment(scope.now),
    profileUrl: `${scope.origin}/profil#klucze`,
  });
  return preparedMail(scope, { to, message });
}

/** Matches no account. */
const NOBODY = { provider: '', accountId: '', personId: '' };

export function pendingSecondFactor({ request, config, now }: RequestScope): HalfSignIn | null {
  return readHalfSignIn(request, config.keys, now);
}

/** As it stands now. Throws `no-session` if the password has changed since it was checked. */
function firstFactor(
  scope: RequestScope,
  half: HalfSignIn,
  [account]: { passwordHash: string | null }[],
): Pick<WayIn, 'account' | 'remember' | 'before'> {
  const { provider, accountId, personId, remember, link } = half;
  const passwordHash = account?.passwordHash ?? null;
  const isThere = account !== undefined || link !== null;
  if (!isThere || markOfHash(passwordHash) !== half.mark) throw appError('no-session');
  const { now } = scope;
  const db = scope.writes();
  const told = securityEventRecorder(db, scope, { event: 'google-link', personId });
  return {
    account: { provider, accountId, passwordHash },
    remember,
    before: link === null ? [] : linkGoogle(db, { sub: accountId, personId, email: link, now }, sql`1`, told),
  };
}

// An answer by passkey, checked: our challenge, unspent, our origin and host, the person verified, a counter that went on, the right
// signature.
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
