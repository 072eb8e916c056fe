// Reads of hand-overs. What is over is nobody's to see, its owner's neither.
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { handOverReplies, handOvers } from '../schema/hand-overs.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

const MAX_SHOWN_REPLIES = 50;

/** The latest first. */
export function ownHandOvers(db: Database, session: SessionRef) {
  return db
    .select()
    .from(handOvers)
    .where(and(eq(handOvers.user_id, personOf(session)), gt(handOvers.expires_at, session.now)))
    .orderBy(desc(handOvers.created_at));
}

/** The latest first. */
export function ownReplies(db: Database, session: SessionRef) {
  return db
    .select({ id: handOverReplies.id, text: handOverReplies.text, sent_at: handOverReplies.sent_at })
    .from(handOverReplies)
    .where(eq(handOverReplies.user_id, personOf(session)))
    .orderBy(desc(handOverReplies.sent_at))
    .limit(MAX_SHOWN_REPLIES);
}

export function countReplies(db: Database, session: SessionRef) {
  return db
    .select({ count: count() })
    .from(handOverReplies)
    .where(eq(handOverReplies.user_id, personOf(session)));
}

/** For anybody who has the key. */
export function handOverByKey(db: Database, key: string, now: number) {
  return db
    .select({
      sections: handOvers.sections,
      analysed_at: handOvers.analysed_at,
      name: handOvers.name,
      created_at: handOvers.created_at,
      expires_at: handOvers.expires_at,
    })
    .from(handOvers)
    .where(and(eq(handOvers.key, key), gt(handOvers.expires_at, now)));
}
