// Somebody at the operator's desk: with a role, a passkey's proof as old as the test wants, and forms as their browser sends them.
import { eq } from 'drizzle-orm';
import { sessions } from '#db/schema/accounts.ts';
import { operators } from '#db/schema/operators.ts';
import type { DeskRole } from '#domain/desk/roles.ts';
import { signedIn, type SignedIn, type Visitor } from '../account/visitor.ts';
import type { Application } from '../worker/application.ts';

export async function operatorOf(app: Application, role: DeskRole): Promise<SignedIn> {
  const person = await signedIn(app);
  await app.database.insert(operators).values({ user_id: person.id, role, given_at: Date.now() });
  await proveByPasskey(app, person);
  return person;
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
