// Writes of a person's shared card. Both may be repeated; whose card it is, the session in the statement says.
import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { hasRoom, incrementUse, type QuotaRoom } from '../../platform/commands/quotas.ts';
import { userAnalysis } from '../../advice/schema/analyses.ts';
import { sharedCards } from '../schema/share.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

type CardToKeep = {
  /** Taken unless there is a card already: that one keeps its own. */
  key: string;
  analysisId: string;
  zawodId: string;
  place: number;
  strengths: readonly string[];
  name: string | null;
  expiresAt: number;
};

/**
 * None kept = the analysis isn't one of theirs, or `room` is used up. A card that is there gets what is new and keeps its address, so that two tabs
 * make one; one that is over doesn't come back to life under the old address.
 */
export async function keepCard(db: Database, session: SessionRef, card: CardToKeep, room: QuotaRoom) {
  const [kept, used] = await db.batch([insertCard(db, session, card, room), incrementUse(db, room)]);
  return { kept, used };
}

function insertCard(db: Database, session: SessionRef, card: CardToKeep, room: QuotaRoom) {
  return db.all<{ key: string; expires_at: number }>(sql`INSERT INTO ${sharedCards}
      (user_id, key, analysis_id, zawod_id, place, strengths, name, created_at, expires_at)
    SELECT ${userAnalysis.user_id}, ${card.key}, ${userAnalysis.id}, ${card.zawodId}, ${card.place},
      ${JSON.stringify(card.strengths)}, ${card.name}, ${session.now}, ${card.expiresAt}
    FROM ${userAnalysis}
    WHERE ${userAnalysis.id} = ${card.analysisId} AND ${userAnalysis.user_id} = ${personOf(session)}
      AND ${hasRoom(room)}
    ON CONFLICT (user_id) DO UPDATE SET
      key = CASE WHEN shared_cards.expires_at > ${session.now} THEN shared_cards.key ELSE excluded.key END,
      analysis_id = excluded.analysis_id, zawod_id = excluded.zawod_id, place = excluded.place,
      strengths = excluded.strengths, name = excluded.name,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    RETURNING key, expires_at`);
}

/** A statement. */
export function deleteCard(db: Database, session: SessionRef) {
  return db.delete(sharedCards).where(eq(sharedCards.user_id, personOf(session)));
}

/** `before`: the last moment that is past. */
export async function deleteOldCards(db: Database, before: number): Promise<void> {
  await db.delete(sharedCards).where(lte(sharedCards.expires_at, before));
}
