// Registers with a password, and begins the session at once. A taken address with its own password is a login; with another one, and
// with confirmation by e-mail, the response is that of a free one and the message to it says the rest. Without, a taken address is said
// (docs/decisions.md 'Who has an account', 'Registration signs in').
import { sql } from 'drizzle-orm';
import { alreadyRegisteredMessage } from '#content/mail/account-letters.ts';
import { insertMail } from '#db/platform/commands/outbox.ts';
import { createPerson, type NewPerson } from '#db/account/commands/people.ts';
import { insertLink } from '#db/account/commands/tokens.ts';
import { idOfEmail, passwordAccount } from '#db/account/queries/people.ts';
import { normalisedEmail } from '#domain/account/auth/credentials.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { hashPassword, verifyNothing, verifyPassword } from '../../auth/password.ts';
import { refuseWeakPassword } from '../../auth/weak-password.ts';
import type { RequestScope } from '../../scope.ts';
import { entitlementMarks } from './entitlement-marks.ts';
import { forgotPasswordAddress, newLink } from './mailed-links.ts';
import { preparedMail, sendSoon } from '../platform/mail.ts';
import { clientBlock, clientNetwork } from '../platform/quotas.ts';
import { securityEvent } from '../platform/security-log.ts';
import {
  accountOf,
  beginAttempt,
  completePasswordSignIn,
  refusedAttempt,
  type PasswordAttempt,
} from './password-attempt.ts';
import { signIn, type SignedIn } from './sign-in.ts';

type Registration = {
  email: string;
  password: string;
  fullName: string | null;
  /** What the person was about to do, for the link that confirms the address. */
  returnTo: string | null;
};

/** `cookies`: none = the address is somebody else's, or the password wasn't the right one. */
type Registered = { status: 'confirm-email' | 'signed-up'; cookies: string[] };

/** Throws `invalid` (a weak password), `registrations-off`, `email-taken`, `too-many-requests`, `database-down`. */
export async function register(scope: RequestScope, form: Registration): Promise<Registered> {
  const email = normalisedEmail(form.email);
  await refuseWeakPassword(scope.config, form.password, { email, fullName: form.fullName });
  const attempt = await beginAttempt(
    scope,
    email,
    { name: 'registerByNetwork', subject: clientNetwork(scope) },
    { name: 'registerByBlock', subject: clientBlock(scope) },
    { name: 'registerByAccount', subject: email },
    ...(scope.config.mail === null ? [] : [{ name: 'mailToAddress', subject: email } as const]),
  );
  const off = attempt.switches['registrations-off'];
  if (off !== undefined) return enterOnly(scope, form.password, { attempt, sentence: off });
  const entered =
    attempt.account === null
      ? ((await createAndEnter(scope, { ...form, email }, attempt)) ??
        (await enterAfterAll(scope, email, form.password, attempt)))
      : await enterIfRight(scope, form.password, attempt);
  if (entered === null) await tellOwner(scope, email, attempt);
  return registered(scope, entered?.cookies ?? []);
}

// While the operator lets nobody in again, a taken address with its own password still is a login. Anything else gets the same response, for the same
// work, so that it doesn't say who has an account.
async function enterOnly(
  scope: RequestScope,
  password: string,
  { attempt, sentence }: { attempt: PasswordAttempt; sentence: string },
): Promise<Registered> {
  if (attempt.account === null) await verifyNothing(password);
  const entered = await enterIfRight(scope, password, attempt);
  if (entered !== null) return registered(scope, entered.cookies);
  const event = { event: 'registration', outcome: 'refused', ...attempt.whom } as const;
  await securityEvent(scope.writes(), scope, event);
  throw new AppError('registrations-off', sentence);
}

function registered({ config }: RequestScope, cookies: string[]): Registered {
  return { status: config.mail === null ? 'signed-up' : 'confirm-email', cookies };
}

/** Account, link and session in one batch. Null = the address is taken. */
async function createAndEnter(
  scope: RequestScope,
  { email, password, fullName, returnTo }: Registration,
  { giveBack }: PasswordAttempt,
): Promise<SignedIn | null> {
  const db = scope.writes();
  const person: NewPerson = {
    id: crypto.randomUUID(),
    email,
    fullName,
    passwordHash: await hashPassword(password),
    emailConfirmedAt: null,
    generations: PLANS.free.generations,
    resets: PLANS.free.resets,
    marks: entitlementMarks(scope, { email, google: [] }),
    now: scope.now,
  };
  const { statements, madeNow } = createPerson(db, person);
  const link = newLink(scope, 'confirm-email', email, returnTo);
  const entered = await signIn(scope, {
    personId: person.id,
    account: { provider: 'password', accountId: person.id, passwordHash: person.passwordHash },
    factor: null,
    remember: false,
    told: 'registration',
    before: [
      ...statements,
      ...(link === null ? [] : insertLink(db, link, person.id, madeNow)),
      ...giveBack(madeNow),
    ],
  });
  if (link !== null && entered !== null) sendSoon(scope, [link.mail]);
  return entered;
}

/** The second of two presses, or an account without a password (Google's), which no password opens. */
async function enterAfterAll(
  scope: RequestScope,
  email: string,
  password: string,
  attempt: PasswordAttempt,
): Promise<SignedIn | null> {
  const [found] = await passwordAccount(scope.writes(), email);
  return enterIfRight(scope, password, { ...attempt, account: accountOf(found) });
}

async function enterIfRight(
  scope: RequestScope,
  password: string,
  { account, giveBack }: PasswordAttempt,
): Promise<SignedIn | null> {
  if (account === null || !(await verifyPassword(password, account.passwordHash))) return null;
  return completePasswordSignIn(scope, { account, giveBack }, false);
}

/** Throws `email-taken` where no mail is sent. */
async function tellOwner(scope: RequestScope, email: string, attempt: PasswordAttempt): Promise<void> {
  const db = scope.writes();
  const refused = refusedAttempt(db, scope, attempt);
  const mail = preparedMail(scope, {
    to: email,
    message: alreadyRegisteredMessage({
      signInUrl: `${scope.origin}/?auth=login`,
      forgotUrl: forgotPasswordAddress(scope),
    }),
  });
  if (mail === null) {
    await refused;
    throw appError('email-taken');
  }
  const owner = idOfEmail(email);
  await db.batch([insertMail(db, mail, owner, sql`${owner} IS NOT NULL`), refused]);
  sendSoon(scope, [mail]);
}
