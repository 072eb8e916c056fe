// Signs in with a password, and out (docs/product.md 'Sign-in dialog', 'Credentials'; docs/decisions.md 'Sessions in a cookie').
import { normalisedEmail } from '#domain/account/auth/credentials.ts';
import { appError } from '#domain/platform/messages.ts';
import { endSession } from '#db/account/commands/sessions.ts';
import { endedCookies } from '../../auth/ended-cookies.ts';
import { verifyNothing, verifyPassword } from '../../auth/password.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { securityEventRecorder } from '../platform/security-log.ts';
import { idOfAsker } from './viewer.ts';
import { beginAttempt, completePasswordSignIn, refusedAttempt } from './password-attempt.ts';
import type { SignedIn } from './sign-in.ts';

type Login = { email: string; password: string; remember: boolean };

/** `person` null = the second factor is still to come. Throws `invalid-credentials`, `too-many-requests`, `database-down`. */
export async function login(scope: RequestScope, form: Login): Promise<SignedIn> {
  const attempt = await beginAttempt(scope, normalisedEmail(form.email));
  const { account, giveBack } = attempt;
  if (account === null) await verifyNothing(form.password);
  const matches = account !== null && (await verifyPassword(form.password, account.passwordHash));
  const signedIn = matches ? await completePasswordSignIn(scope, { account, giveBack }, form.remember) : null;
  if (signedIn !== null) return signedIn;
  await refusedAttempt(scope.writes(), scope, attempt);
  throw appError('invalid-credentials');
}

/** Returns the cookies to be set. */
export async function logout(scope: RequestScope): Promise<string[]> {
  const ended = await endOwnSession(scope);
  if (ended !== null) cutStreams(scope, { personId: ended.personId, of: ended.id });
  return endedCookies(scope.request.url);
}

async function endOwnSession(scope: RequestScope): Promise<{ id: string; personId: string } | null> {
  const personId = await idOfAsker(scope);
  if (scope.session === null || personId === null) return null;
  const db = scope.writes();
  return endSession(db, scope.session, securityEventRecorder(db, scope, { event: 'sign-out', personId }));
}
