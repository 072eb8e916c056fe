// Accounts with a password: register, sign in, sign out (application.md §2, §5; decisions.md 'Identity and session').
import { normalisedEmail } from '#domain/auth/credentials.ts';
import { appError } from '#domain/messages.ts';
import { PLANS } from '#domain/plan/plans.ts';
import type { Database } from '#db/client.ts';
import { registerPerson } from '#db/commands/people.ts';
import { endSession } from '#db/commands/sessions.ts';
import { passwordAccount } from '#db/queries/people.ts';
import { orDatabaseDown } from '../adapters/database-fault.ts';
import { endedCookies } from '../auth/set-cookies.ts';
import { hashPassword, verifyNothing, verifyPassword } from '../auth/password.ts';
import type { RequestScope } from '../services.ts';
import { signIn, type SignedIn } from './sign-in.ts';

export type Login = { email: string; password: string; remember: boolean };

/** Without confirmation by e-mail a taken address is said (decisions.md). Throws `email-taken`, `database-down`. */
export async function register(
  db: Database,
  form: { email: string; password: string; fullName: string | null; now: number },
): Promise<void> {
  const passwordHash = await hashPassword(form.password);
  const registered = await orDatabaseDown(
    registerPerson(db, {
      id: crypto.randomUUID(),
      email: normalisedEmail(form.email),
      fullName: form.fullName,
      passwordHash,
      generations: PLANS.free.generations,
      resets: PLANS.free.resets,
      now: form.now,
    }),
  );
  if (!registered) throw appError('email-taken');
}

/** Throws `invalid-credentials`, `database-down`. */
export async function login(scope: RequestScope, form: Login): Promise<SignedIn> {
  const [account] = await orDatabaseDown(
    passwordAccount(scope.writes(), normalisedEmail(form.email)).execute(),
  );
  const stored = account?.password_hash ?? null;
  const matches =
    stored === null ? await verifyNothing(form.password) : await verifyPassword(form.password, stored);
  if (account === undefined || !matches) throw appError('invalid-credentials');
  const signedIn = await signIn(scope, {
    personId: account.id,
    account: { provider: 'password', accountId: account.id, passwordHash: stored },
    remember: form.remember,
  });
  if (signedIn === null) throw appError('invalid-credentials');
  return signedIn;
}

/** Returns the cookies to be set. */
export async function logout(scope: RequestScope): Promise<string[]> {
  if (scope.session !== null) await orDatabaseDown(endSession(scope.writes(), scope.session));
  return endedCookies(scope.request.url);
}
