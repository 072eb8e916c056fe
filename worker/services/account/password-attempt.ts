// A try of an address and a password, at the login as at a registration of an address that is taken: both count against the same
// limits, cost the same work, and lead in by the same door (docs/faults.md 41, 42).
import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#db/client.ts';
import { forgetUses, giveUseBack } from '#db/platform/commands/quotas.ts';
import { comingSwitches } from '#db/desk/queries/switches.ts';
import { devicesOfEmail, passwordAccount } from '#db/account/queries/people.ts';
import { sentencesInForce, type SwitchSentences } from '#domain/desk/switches/switches.ts';
import { deviceMark, hashOfDevice } from '../../auth/device-cookie.ts';
import type { RequestScope } from '../../scope.ts';
import { clientNetwork, incrementQuota, enforceQuota, quotaKey, type Quota } from '../platform/quotas.ts';
import { securityEvent } from '../platform/security-log.ts';
import { signIn, type SignedIn } from './sign-in.ts';

export type PasswordAttempt = {
  /** Null = no account of this address has a password. */
  account: { id: string; passwordHash: string } | null;
  /** Whom the try was about, for the security log. */
  whom: { personId: string } | { address: string };
  /** The operator's that are in force. */
  switches: SwitchSentences;
  /** For the batch of the sign-in that it leads to, if the guard holds. */
  giveBack: (guard?: SQL) => BatchItem<'sqlite'>[];
};

/** Counts it and reads what the password is compared with, in one round trip. Throws `too-many-requests`, `database-down`. */
export async function beginAttempt(
  scope: RequestScope,
  email: string,
  ...more: Quota[]
): Promise<PasswordAttempt> {
  const db = scope.writes();
  const ofNetwork = { name: 'loginByNetwork', subject: clientNetwork(scope) } as const;
  const ofAccount = { name: 'loginByAccount', subject: email } as const;
  const [byNetwork, byAccount, [found], devices, switches, ...counts] = await db.batch([
    incrementQuota(db, scope, ofNetwork),
    incrementQuota(db, scope, ofAccount),
    passwordAccount(db, email),
    devicesOfEmail(db, email),
    comingSwitches(db, scope.now),
    ...more.map((quota) => incrementQuota(db, scope, quota)),
  ] as const);
  more.forEach((quota, index) => enforceQuota(scope, quota.name, counts[index] ?? []));
  enforceQuota(scope, ofNetwork.name, byNetwork);
  const device = found === undefined ? null : hashOfDevice(deviceMark(scope.request), found.id);
  // Somebody else's guesses don't keep the owner out of the browser that they always use (docs/faults.md 42).
  if (!devices.some((known) => known.hash === device)) enforceQuota(scope, ofAccount.name, byAccount);
  return {
    account: accountOf(found),
    whom: found === undefined ? { address: email } : { personId: found.id },
    switches: sentencesInForce(switches, scope.now),
    giveBack: (guard) => [
      forgetUses(db, quotaKey(scope, ofAccount), guard),
      giveUseBack(db, quotaKey(scope, ofNetwork), guard),
    ],
  };
}

/** A statement. The same work whether or not there is such an account, and the response doesn't tell. */
export function refusedAttempt(db: Database, scope: RequestScope, { whom }: Pick<PasswordAttempt, 'whom'>) {
  return securityEvent(db, scope, { event: 'password-sign-in', outcome: 'refused', ...whom });
}

/** Once the password was found to be the right one. Null = it has been changed since. */
export function completePasswordSignIn(
  scope: RequestScope,
  {
    account,
    giveBack,
  }: Pick<PasswordAttempt, 'giveBack'> & { account: NonNullable<PasswordAttempt['account']> },
  remember: boolean,
): Promise<SignedIn | null> {
  const { id, passwordHash } = account;
  return signIn(scope, {
    personId: id,
    account: { provider: 'password', accountId: id, passwordHash },
    factor: null,
    remember,
    before: giveBack(),
  });
}

type Found = Awaited<ReturnType<typeof passwordAccount>>[number];

export function accountOf(found: Found | undefined): PasswordAttempt['account'] {
  if (found === undefined || found.password_hash === null) return null;
  return { id: found.id, passwordHash: found.password_hash };
}
