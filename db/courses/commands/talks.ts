// The life of a talk: a place for the partner's next words is taken before the model is asked, filled, or given back. That it is theirs, goes on
// from where they saw it, has turns left, and that nothing else is being written is part of the statement that takes it.
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { MAX_TURNS, TALKS_A_WEEK, WEEK_MS, type TalkFeedback, type Turn } from '#domain/courses/talk/talk.ts';
import type { Database } from '../../client.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { readableBy } from '../../payments/queries/courses/owned.ts';
import { hasRoom, incrementUse, type QuotaRoom } from '../../platform/commands/quotas.ts';
import { talks } from '../schema/talks.ts';
import { isOwnOfLesson } from '../queries/own-lesson.ts';
import { ownTalks } from '../queries/talks.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import type { LessonRef } from './lessons.ts';

/** `id`: of the talk; `replyId`: of what is to be written. */
type WantedWords = LessonRef & { id: string; replyId: string };

/** Its first words are the lesson's own. None taken = it isn't theirs to read, one goes on, none is left in the week, or `room` is used up. */
export async function beginTalk(
  db: Database,
  session: SessionRef,
  { courseId, lessonId, id, replyId, opening }: WantedWords & { opening: Turn },
  room: QuotaRoom,
) {
  const isOfLesson = sql`user_id = ${personOf(session)} AND course_id = ${courseId} AND lesson_id = ${lessonId}`;
  const [people, before, taken, used] = await db.batch([
    personOfSession(db, session),
    ownTalks(db, session, { courseId, lessonId }),
    db.all(sql`INSERT INTO ${talks} (id, user_id, course_id, lesson_id, turns, started_at, reply_id, reply_since)
      SELECT ${id}, ${personOf(session)}, ${courseId}, ${lessonId}, ${JSON.stringify([opening])}, ${session.now}, ${replyId}, ${session.now}
      WHERE ${readableBy(session, courseId)} AND ${hasRoom(room)}
        AND (SELECT count(*) FROM ${talks} WHERE ${isOfLesson} AND started_at > ${session.now - WEEK_MS}) < ${TALKS_A_WEEK}
      ON CONFLICT DO NOTHING
      RETURNING id`),
    incrementUse(db, room),
  ]);
  return { isSignedIn: people.length > 0, isTaken: taken.length === 1, before, used };
}

/** `turn`: how often the learner was answered as they saw it; `deadBefore`: what was being written then is dead, and its place is free. */
type NextWords = WantedWords & { turn: number; deadBefore: number };

/** `ends`: what is wanted is what is said at the end, for which something must have been said. */
export async function takeTurn(
  db: Database,
  session: SessionRef,
  { courseId, lessonId, id, replyId, turn, deadBefore, ends }: NextWords & { ends: boolean },
  room: QuotaRoom,
) {
  const [people, before, taken, used] = await db.batch([
    personOfSession(db, session),
    ownTalks(db, session, { courseId, lessonId }),
    db
      .update(talks)
      .set({ reply_id: replyId, reply_since: session.now })
      .where(
        and(
          eq(talks.id, id),
          isOwnOfLesson(talks, personOf(session), { courseId, lessonId }),
          isNull(talks.ended_at),
          eq(talks.answered, turn),
          ends ? gt(talks.answered, 0) : lt(talks.answered, MAX_TURNS),
          or(isNull(talks.reply_id), lte(talks.reply_since, deadBefore)),
          readableBy(session, courseId),
          hasRoom(room),
        ),
      )
      .returning({ turns: talks.turns }),
    incrementUse(db, room),
  ]);
  return { isSignedIn: people.length > 0, turns: taken[0]?.turns ?? null, before, used };
}

/** By the person's id: their session may end before the model does. */
export type TakenTurn = { id: string; replyId: string; personId: string };

/** False = the talk or its person has gone meanwhile, or the place was given to another. */
export async function fillTurn(db: Database, place: TakenTurn, turns: readonly Turn[]): Promise<boolean> {
  const filled = await db
    .update(talks)
    .set({
      turns: JSON.stringify(turns),
      answered: sql`${talks.answered} + 1`,
      reply_id: null,
      reply_since: null,
    })
    .where(isTaken(place))
    .returning({ id: talks.id });
  return filled.length === 1;
}

/** The same for its end. */
export async function endTalk(
  db: Database,
  place: TakenTurn,
  { feedback, now }: { feedback: TalkFeedback; now: number },
): Promise<boolean> {
  const ended = await db
    .update(talks)
    .set({ feedback: JSON.stringify(feedback), ended_at: now, reply_id: null, reply_since: null })
    .where(isTaken(place))
    .returning({ id: talks.id });
  return ended.length === 1;
}

/** One that came to nothing was never begun. May be repeated. */
export async function giveBackTurn(db: Database, place: TakenTurn): Promise<void> {
  await db.batch([
    db.delete(talks).where(and(isTaken(place), eq(talks.answered, 0))),
    db.update(talks).set({ reply_id: null, reply_since: null }).where(isTaken(place)),
  ]);
}

/** What was said before somebody was in danger isn't kept either. May be repeated. */
export async function forgetOpenTalk(db: Database, session: SessionRef, ref: LessonRef): Promise<void> {
  await db.delete(talks).where(and(isOwnOfLesson(talks, personOf(session), ref), isNull(talks.ended_at)));
}

/** The same where the model saw it, after which the session may be over. */
export async function forgetTalk(db: Database, place: TakenTurn): Promise<void> {
  await db.delete(talks).where(isTaken(place));
}

export async function deleteOldTalks(db: Database, before: number): Promise<void> {
  await db.delete(talks).where(lte(talks.started_at, before));
}

function isTaken({ id, replyId, personId }: TakenTurn) {
  return and(eq(talks.id, id), eq(talks.user_id, personId), eq(talks.reply_id, replyId));
}
