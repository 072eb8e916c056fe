// Signs in with a password, and out (docs/product.md 'Sign-in dialog', 'Credentials'; docs/decisions.md 'Sessions in a cookie').
import { normalisedEmail } from '#domain/auth/credentials.ts';
import { appError } from '#domain/messages.ts';
import { forgetUses, giveUseBack } from '#db/commands/quotas.ts';
import { endSession } from '#db/commands/sessions.ts';
import { devicesOfEmail, passwordAccount } from '#db/queries/people.ts';
import { endedCookies } from '../../auth/ended-cookies.ts';
import { deviceMark, hashOfDevice } from '../../auth/device-cookie.ts';
import { verifyNothing, verifyPassword } from '../../auth/password.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { clientNetwork, countUse, holdTo, quotaKey } from '../quotas.ts';
import { signIn, type SignedIn } from './sign-in.ts';

export type Login = { email: string; password: string; remember: boolean };

/** Throws `invalid-credentials`, `too-many-requests`, `database-down`. */
export async function login(scope: RequestScope, form: Login): Promise<SignedIn> {
  const db = scope.writes();
  const email = normalisedEmail(form.email);
  const ofNetwork = { name: 'loginByNetwork', subject: clientNetwork(scope) } as const;
  const ofAccount = { name: 'loginByAccount', subject: email } as const;
  const [byNetwork, byAccount, [account], devices] = await db.batch([
    countUse(db, scope, ofNetwork),
    countUse(db, scope, ofAccount),
    passwordAccount(db, email),
    devicesOfEmail(db, email),
  ]);
  holdTo(scope, ofNetwork.name, byNetwork);
  const device = account === undefined ? null : hashOfDevice(deviceMark(scope.request), account.id);
  // Somebody else's guesses don't keep the owner out of the browser that they always use (docs/faults.md 42).
  if (!devices.some((known) => known.hash === device)) holdTo(scope, ofAccount.name, byAccount);
  const stored = account?.password_hash ?? null;
  const matches =
    stored === null ? await verifyNothing(form.password) : await verifyPassword(form.password, stored);
  if (account === undefined || !matches) throw appError('invalid-credentials');
  const signedIn = await signIn(scope, {
    personId: account.id,
    account: { provider: 'password', accountId: account.id, passwordHash: stored },
    remember: form.remember,
    before: [forgetUses(db, quotaKey(scope, ofAccount)), giveUseBack(db, quotaKey(scope, ofNetwork))],
  });
  if (signedIn === null) throw appError('invalid-credentials');
  return signedIn;
}

/** Returns the cookies to be set. */
export async function logout(scope: RequestScope): Promise<string[]> {
  const ended = scope.session === null ? null : await endSession(scope.writes(), scope.session);
  if (ended !== null) cutStreams(scope, { personId: ended.personId, of: ended.id });
  return endedCookies(scope.request.url);
}
