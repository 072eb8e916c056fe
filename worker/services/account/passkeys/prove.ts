// A fresh proof by passkey, or where the second factor is on and the keys are lost, by recovery code (docs/decisions.md 'A fresh proof').
import { ownPassword } from '#db/account/commands/passwords.ts';
import { recoveryProof } from '#db/account/commands/passkeys.ts';
import { giveUseBack } from '#db/platform/commands/quotas.ts';
import { ownPasskeys, passkeyOf } from '#db/account/queries/passkeys.ts';
import { waysIn } from '#db/account/queries/profile.ts';
import { proofWays, type ProofWays } from '#domain/account/auth/passkeys/passkeys.ts';
import { appError } from '#domain/platform/messages.ts';
import type { Assertion } from '../../../auth/webauthn.ts';
import type { RequestScope } from '../../../scope.ts';
import { sendSoon } from '../../platform/mail.ts';
import { clientNetwork, incrementQuota, enforceQuota, quotaKey } from '../../platform/quotas.ts';
import { noteProof } from '../fresh-auth.ts';
import { tellingRefusal } from '../refusals.ts';
import { hashOfRecoveryCode } from './second-factor.ts';
import { checkedProof, codeUsedMail } from './sign-in.ts';

/** What the person can prove themselves by, in the request's one round trip. Null = no live session. */
export async function readProofWays(scope: RequestScope): Promise<ProofWays | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, ways, keys] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => waysIn(db, session)),
    batch.ask((db) => ownPasskeys(db, session)),
  ]);
  if (accountState === null) return null;
  return proofWays({
    hasPassword: ways.some(({ provider }) => provider === 'password'),
    hasGoogle: ways.some(({ provider }) => provider === 'google'),
    hasPasskeys: keys.length > 0,
    hasSecondFactor: accountState.hasSecondFactor,
  });
}

/** Returns the cookies to be set. Throws `no-session`, `invalid-passkey`, `too-many-requests`, `database-down`. */
export async function proveByPasskey(scope: RequestScope, assertion: Assertion): Promise<string[]> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const db = scope.writes();
  const network = { name: 'loginByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [own], [key]] = await db.batch([
    incrementQuota(db, scope, network),
    ownPassword(db, session),
    passkeyOf(db, assertion.id),
  ]);
  if (own === undefined) throw appError('no-session');
  enforceQuota(scope, network.name, used);
  return tellingRefusal(scope, { event: 'fresh-proof', personId: own.personId }, async () => {
    const { proof, personId } = await checkedProof(scope, 'proof', assertion, key);
    if (personId !== own.personId) throw appError('invalid-passkey');
    const cookies = await noteProof(scope, personId, {
      isGood: proof.isGood,
      spend: (isDone) => [...proof.spend(isDone), giveUseBack(db, quotaKey(scope, network))],
      isByPasskey: true,
      isFactor: true,
    });
    if (cookies === null) throw appError('invalid-passkey');
    return cookies;
  });
}

/** Returns the cookies to be set. Throws `no-session`, `invalid-code`, `too-many-requests`, `database-down`. */
export async function proveByRecoveryCode(scope: RequestScope, typed: string): Promise<string[]> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const db = scope.writes();
  const ofSession = { name: 'changeBySession', subject: session.tokenHash } as const;
  const [used, [own]] = await db.batch([incrementQuota(db, scope, ofSession), ownPassword(db, session)]);
  if (own === undefined) throw appError('no-session');
  enforceQuota(scope, ofSession.name, used);
  const { personId } = own;
  return tellingRefusal(scope, { event: 'fresh-proof', personId }, async () => {
    const codeHash = hashOfRecoveryCode(personId, typed);
    if (codeHash === null) throw appError('invalid-code');
    const mail = codeUsedMail(scope, own.email);
    const cookies = await noteProof(scope, personId, recoveryProof(db, { personId, codeHash, mail }));
    if (cookies === null) throw appError('invalid-code');
    sendSoon(scope, [mail]);
    return cookies;
  });
}
