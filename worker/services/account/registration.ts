// Registers with a password. With confirmation by e-mail nobody learns who has an account: a taken address gets the response of a free
// one, after the same work, and the message to it says the rest. Without, a taken address is said (docs/decisions.md 'Who has an account').
import { sql } from 'drizzle-orm';
import { alreadyRegisteredMessage } from '#content/mail/account-letters.ts';
import { insertMail } from '#db/commands/outbox.ts';
import { registerPerson, type NewPerson } from '#db/commands/people.ts';
import { insertLink } from '#db/commands/tokens.ts';
import { idOfEmail } from '#db/queries/people.ts';
import { normalisedEmail } from '#domain/auth/credentials.ts';
import { appError } from '#domain/messages.ts';
import { PLANS } from '#domain/plan/plans.ts';
import { refuseCommonPassword } from '../../auth/common-password.ts';
import { hashPassword } from '../../auth/password.ts';
import type { RequestScope } from '../../scope.ts';
import { forgotPasswordAddress, newLink } from './mailed-links.ts';
import { preparedMail, sendSoon } from '../mail.ts';
import { clientNetwork, spend } from '../quotas.ts';

export type Registration = { email: string; password: string; fullName: string | null };

/** Throws `invalid` (a common password), `email-taken`, `too-many-requests`, `database-down`. */
export async function register(
  scope: RequestScope,
  form: Registration,
): Promise<'confirm-email' | 'signed-up'> {
  await refuseCommonPassword(form.password);
  const email = normalisedEmail(form.email);
  await spend(
    scope,
    { name: 'registerByNetwork', subject: clientNetwork(scope) },
    { name: 'registerByAccount', subject: email },
  );
  const person: NewPerson = {
    id: crypto.randomUUID(),
    email,
    fullName: form.fullName,
    passwordHash: await hashPassword(form.password),
    emailConfirmedAt: null,
    generations: PLANS.free.generations,
    resets: PLANS.free.resets,
    now: scope.now,
  };
  return (await registerWithMail(scope, person)) ?? (await registerAtOnce(scope, person));
}

async function registerAtOnce(scope: RequestScope, person: NewPerson): Promise<'signed-up'> {
  if (!(await registerPerson(scope.writes(), person))) throw appError('email-taken');
  return 'signed-up';
}

/** Null = mail is off. */
async function registerWithMail(scope: RequestScope, person: NewPerson): Promise<'confirm-email' | null> {
  const link = newLink(scope, 'confirm-email', person.email);
  const taken = preparedMail(scope, {
    to: person.email,
    message: alreadyRegisteredMessage({
      signInUrl: `${scope.origin}/?auth=login`,
      forgotUrl: forgotPasswordAddress(scope),
    }),
  });
  if (link === null || taken === null) return null;
  const db = scope.writes();
  await registerPerson(db, person, (isNew) => [
    ...insertLink(db, link, person.id, isNew),
    insertMail(db, taken, idOfEmail(person.email), sql`NOT ${isNew}`),
  ]);
  sendSoon(scope, [link.mail, taken]);
  return 'confirm-email';
}
