// What /profil shows beside the person's standing: how they sign in, and where they are signed in.
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { accounts, sessions } from '../schema/accounts.ts';
import { personOf, type SessionRef } from '../session-ref.ts';

/** One row a way of signing in. */
export function waysIn(db: Database, session: SessionRef) {
  return db
    .select({ provider: accounts.provider })
    .from(accounts)
    .where(eq(accounts.user_id, personOf(session)));
}

/** The person's live sessions, the last used first. */
export function liveSessions(db: Database, session: SessionRef) {
  return db
    .select({
      id: sessions.id,
      user_agent: sessions.user_agent,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, personOf(session)), gt(sessions.expires_at, session.now)))
    .orderBy(desc(sessions.last_seen_at));
}
