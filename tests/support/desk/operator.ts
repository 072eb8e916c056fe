// Somebody at the operator's desk: with a role, a passkey's proof as old as the test wants, and forms as their browser sends them.
import { eq } from 'drizzle-orm';
import { profiles, sessions } from '#db/account/schema/accounts.ts';
import { operators } from '#db/desk/schema/operators.ts';
import type { DeskRole } from '#domain/desk/roles.ts';
import { signedIn, type SignedIn, type Visitor } from '../account/visitor.ts';
import type { Application } from '../worker/application.ts';

export async function operatorOf(app: Application, role: DeskRole): Promise<SignedIn> {
  const person = await signedIn(app, { confirmed: true });
  await app.database.insert(operators).values({ user_id: person.id, role, given_at: Date.now() });
  await needsSecondFactor(app, person.id);
  await proveByPasskey(app, person);
  return person;
}

/** As the desk asks of everybody with a role. */
export async function needsSecondFactor(
  { database }: Pick<Application, 'database'>,
  personId: string,
): Promise<void> {
  await database.update(profiles).set({ second_factor_at: Date.now() }).where(eq(profiles.id, personId));
}

/** `ago`: how long since the passkey was used (ms). */
export async function proveByPasskey(app: Application, person: SignedIn, ago = 0): Promise<void> {
  await app.database
    .update(sessions)
    .set({ passkey_at: Date.now() - ago })
    .where(eq(sessions.user_id, person.id));
}

export function sendForm(visitor: Visitor, path: string, fields: Record<string, string>): Promise<Response> {
  return visitor.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(fields).toString(),
  });
}

export type AtDesk = SignedIn & {
  /** Sends a form of the page. */
  deed(path: string, fields: Record<string, string>): Promise<Response>;
};

/** `role` null = an account without one. */
export async function operatorAt(
  app: Pick<Application, 'url' | 'database'>,
  role: DeskRole | null,
): Promise<AtDesk> {
  const person = await signedIn(app, { confirmed: true });
  const now = Date.now();
  if (role !== null) await app.database.insert(operators).values({ user_id: person.id, role, given_at: now });
  await needsSecondFactor(app, person.id);
  await app.database.update(sessions).set({ passkey_at: now }).where(eq(sessions.user_id, person.id));
  const deed = (path: string, fields: Record<string, string>) =>
    person.fetch(path, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
      body: new URLSearchParams(fields),
    });
  return Object.assign(person, { deed });
}
