// Accounts with a password: register, sign in, sign out (application.md §2, §5; decisions.md 'Identity and session').
import { normalisedEmail } from '#domain/auth/credentials.ts';
import { appError } from '#domain/messages.ts';
import { PLANS } from '#domain/plan/plans.ts';
import type { Database } from '#db/client.ts';
import { endSession, registerPerson, startSession } from '#db/commands/people.ts';
import { passwordAccount } from '#db/queries/people.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { orDatabaseDown } from '../adapters/database-fault.ts';
import { hashPassword, verifyNothing, verifyPassword } from '../auth/password.ts';
import { hashOfToken, newToken, sessionLifetimeMs } from '../auth/session-cookie.ts';
import type { Person } from './standing.ts';

const MAX_USER_AGENT_LENGTH = 300;

export type Login = {
  email: string;
  password: string;
  remember: boolean;
  userAgent: string | null;
  now: number;
};

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

/** A new session, whatever cookie came with the request. Throws `invalid-credentials`, `database-down`. */
export async function login(db: Database, form: Login): Promise<{ person: Person; token: string }> {
  const [account] = await orDatabaseDown(passwordAccount(db, normalisedEmail(form.email)).execute());
  const stored = account?.password_hash ?? null;
  const matches =
    stored === null ? await verifyNothing(form.password) : await verifyPassword(form.password, stored);
  if (account === undefined || !matches) throw appError('invalid-credentials');
  const token = newToken();
  await orDatabaseDown(
    startSession(db, {
      id: crypto.randomUUID(),
      tokenHash: hashOfToken(token),
      personId: account.id,
      userAgent: form.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      now: form.now,
      expiresAt: form.now + sessionLifetimeMs(form.remember),
    }),
  );
  return {
    person: {
      id: account.id,
      email: account.email,
      fullName: account.full_name,
      emailConfirmed: account.email_confirmed_at !== null,
    },
    token,
  };
}

export async function logout(db: Database, session: SessionRef | null): Promise<void> {
  if (session !== null) await orDatabaseDown(endSession(db, session));
}
