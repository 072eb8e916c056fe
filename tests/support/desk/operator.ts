// Somebody at the operator's desk: an account with a role whose session a passkey proved just now.
import { eq } from 'drizzle-orm';
import { sessions } from '#db/schema/accounts.ts';
import { operators } from '#db/schema/operators.ts';
import type { DeskRole } from '#domain/desk/roles.ts';
import { signedIn, type SignedIn } from '../account/visitor.ts';
import type { Application } from '../worker/application.ts';

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
  await app.database.update(sessions).set({ passkey_at: now }).where(eq(sessions.user_id, person.id));
  const deed = (path: string, fields: Record<string, string>) =>
    person.fetch(path, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
      body: new URLSearchParams(fields),
    });
  return Object.assign(person, { deed });
}
