// What /profil shows beside the person's standing: how they sign in, and where they are signed in.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { accounts, sessions, tokens } from '../schema/accounts.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

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

/** The address that the person's account is to have once its link is used: at most one row. */
export function addressWish(db: Database, session: SessionRef) {
  return db
    .select({ email: sql<string>`${tokens.email}`, expiresAt: tokens.expires_at })
    .from(tokens)
    .where(
      and(
        eq(tokens.user_id, personOf(session)),
        eq(tokens.purpose, 'change-email'),
        gt(tokens.expires_at, session.now),
      ),
    );
}
