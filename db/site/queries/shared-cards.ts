// Reads of shared cards. What is over is nobody's to see, its owner's neither.
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { sharedCards } from '../schema/share.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

const COLUMNS = {
  key: sharedCards.key,
  zawodId: sharedCards.zawod_id,
  place: sharedCards.place,
  strengths: sharedCards.strengths,
  name: sharedCards.name,
  expiresAt: sharedCards.expires_at,
};

export function ownCard(db: Database, session: SessionRef) {
  return db
    .select(COLUMNS)
    .from(sharedCards)
    .where(and(eq(sharedCards.user_id, personOf(session)), gt(sharedCards.expires_at, session.now)));
}

/** For anybody who has the key. */
export function cardByKey(db: Database, key: string, now: number) {
  return db
    .select(COLUMNS)
    .from(sharedCards)
    .where(and(eq(sharedCards.key, key), gt(sharedCards.expires_at, now)));
}
