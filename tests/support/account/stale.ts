// A session that began long ago, as far as what is grave is concerned (domain/account/auth/session-life.ts).
import { eq } from 'drizzle-orm';
import { sessions } from '#db/account/schema/accounts.ts';
import { FRESH_AUTH_MS } from '#domain/account/auth/session-life.ts';
import type { Application } from '../worker/application.ts';

/** The last proof of all the person's sessions is just too old. */
export async function makeStale(app: Pick<Application, 'database'>, personId: string): Promise<void> {
  await app.database
    .update(sessions)
    .set({ fresh_auth_at: Date.now() - FRESH_AUTH_MS - 1 })
    .where(eq(sessions.user_id, personId));
}
