// Writes of hand-overs (docs/decisions.md 'Hand-over'). Whose they are, and that a link is still open, is part of each statement.
import { and, eq, lte, sql } from 'drizzle-orm';
import { MAX_HAND_OVERS, MAX_REPLIES } from '#domain/advice/hand-over/hand-over.ts';
import type { Database } from '../../client.ts';
import { hasRoom, incrementUse, type QuotaRoom } from '../../platform/commands/quotas.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { userAnalysis } from '../schema/analyses.ts';
import { handOverReplies, handOvers } from '../schema/hand-overs.ts';

type NewHandOver = {
  key: string;
  analysisId: string;
  sections: string;
  name: string | null;
  expiresAt: number;
};

/** None made = the analysis isn't one of theirs, as many links are open as may be, or `room` is used up. */
export async function makeHandOver(db: Database, session: SessionRef, one: NewHandOver, room: QuotaRoom) {
  const [made, used] = await db.batch([insertHandOver(db, session, one, room), incrementUse(db, room)]);
  return { made, used };
}

function insertHandOver(db: Database, session: SessionRef, one: NewHandOver, room: QuotaRoom) {
  return db.all<{ key: string }>(sql`INSERT INTO ${handOvers}
      (key, user_id, analysis_id, sections, analysed_at, name, created_at, expires_at)
    SELECT ${one.key}, ${userAnalysis.user_id}, ${userAnalysis.id}, ${one.sections}, ${userAnalysis.created_at},
      ${one.name}, ${session.now}, ${one.expiresAt}
    FROM ${userAnalysis}
    WHERE ${userAnalysis.id} = ${one.analysisId} AND ${userAnalysis.user_id} = ${personOf(session)}
      AND ${hasRoom(room)}
      AND (SELECT count(*) FROM ${handOvers} AS open
        WHERE open.user_id = ${personOf(session)} AND open.expires_at > ${session.now}) < ${MAX_HAND_OVERS}
    RETURNING key`);
}

/** A statement. From then on the link is closed; what came back by it stays. */
export function revokeHandOver(db: Database, session: SessionRef, key: string) {
  return db.delete(handOvers).where(and(eq(handOvers.key, key), eq(handOvers.user_id, personOf(session))));
}

/** A statement. Its owner's own look is none. `day` in Poland, ISO 8601. */
export function noteOpening(db: Database, key: string, { session, now, day }: Reader) {
  const path = `$."${day}"`;
  const isOwn = session === null ? sql`0` : sql`user_id IS ${personOf(session)}`;
  return db.run(sql`UPDATE ${handOvers}
    SET openings = json_set(openings, ${path}, coalesce(json_extract(openings, ${path}), 0) + 1)
    WHERE key = ${key} AND expires_at > ${now} AND NOT (${isOwn})`);
}

type Reader = { session: SessionRef | null; now: number; day: string };

type NewReply = { id: string; key: string; text: string; now: number };

/** None sent = the link is closed, as many came back by it as may, or `room` is used up. */
export async function sendReply(db: Database, reply: NewReply, room: QuotaRoom) {
  const [sent, used] = await db.batch([insertReply(db, reply, room), incrementUse(db, room)]);
  return { sent, used };
}

function insertReply(db: Database, reply: NewReply, room: QuotaRoom) {
  const { id, key, text, now } = reply;
  return db.all<{ id: string }>(sql`INSERT INTO ${handOverReplies} (id, user_id, key, text, sent_at)
    SELECT ${id}, ${handOvers.user_id}, ${handOvers.key}, ${text}, ${now} FROM ${handOvers}
    WHERE ${handOvers.key} = ${key} AND ${handOvers.expires_at} > ${now} AND ${hasRoom(room)}
      AND (SELECT count(*) FROM ${handOverReplies} AS sent WHERE sent.key = ${key}) < ${MAX_REPLIES}
    RETURNING id`);
}

/** A statement. */
export function deleteReply(db: Database, session: SessionRef, id: string) {
  return db
    .delete(handOverReplies)
    .where(and(eq(handOverReplies.id, id), eq(handOverReplies.user_id, personOf(session))));
}

/** `before`: the last moment that is past. */
export async function deleteOldHandOvers(db: Database, before: number): Promise<void> {
  await db.delete(handOvers).where(lte(handOvers.expires_at, before));
}
