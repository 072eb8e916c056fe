// Signs in with a password, and out (docs/product.md 'Sign-in dialog', 'Credentials'; docs/decisions.md 'Sessions in a cookie').
import { normalisedEmail } from '#domain/auth/credentials.ts';
import { appError } from '#domain/messages.ts';
import { endSession } from '#db/commands/sessions.ts';
import { endedCookies } from '../../auth/ended-cookies.ts';
import { verifyNothing, verifyPassword } from '../../auth/password.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { beginAttempt, enter } from './password-attempt.ts';
import type { SignedIn } from './sign-in.ts';

export type Login = { email: string; password: string; remember: boolean };

/** Throws `invalid-credentials`, `too-many-requests`, `database-down`. */
export async function login(scope: RequestScope, form: Login): Promise<SignedIn> {
  const { account, giveBack } = await beginAttempt(scope, normalisedEmail(form.email));
  if (account === null) await verifyNothing(form.password);
  const matches = account !== null && (await verifyPassword(form.password, account.passwordHash));
  const signedIn = matches ? await enter(scope, { account, giveBack }, form.remember) : null;
  if (signedIn === null) throw appError('invalid-credentials');
  return signedIn;
}

/** Returns the cookies to be set. */
export async function logout(scope: RequestScope): Promise<string[]> {
  const ended = scope.session === null ? null : await endSession(scope.writes(), scope.session);
  if (ended !== null) cutStreams(scope, { personId: ended.personId, of: ended.id });
  return endedCookies(scope.request.url);
}
