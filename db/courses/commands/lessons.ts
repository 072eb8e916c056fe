// What readers of a bought course leave behind: what they opened, finished and found wrong. Each may be repeated.
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { isDelivered } from '../../payments/queries/delivered.ts';
import { readableBy, ownershipToRead } from '../../payments/queries/courses/owned.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { lessonProgress, lessonReports, lessons } from '../schema/lessons.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { deliveryLine, endOfRight } from '../../payments/commands/entitlements/deliveries.ts';
import { hasRoom, incrementUse, type QuotaRoom } from '../../platform/commands/quotas.ts';

export type LessonRef = { courseId: string; lessonId: string };

/** Whether somebody is signed in, has the course, and the lesson is there; to be marked it has to have been delivered to them. */
export type Marked = { isSignedIn: boolean; isOwner: boolean; isMarked: boolean };

/** A statement: a lesson that is written is about to be sent. */
export function noteDelivery(db: Database, session: SessionRef, ref: LessonRef, guard: SQL = sql`1`) {
  return deliveryLine(
    db,
    personOf(session),
    { ...ref, now: session.now },
    sql`${isWritten(ref, sql`1`)} AND ${guard}`,
  );
}

/** A statement: the right of withdrawal ends with the first good lesson that is opened (docs/decisions.md 'Withdrawal within 14 days'). */
export function endWithdrawal(db: Database, session: SessionRef, ref: LessonRef, guard: SQL = sql`1`) {
  return endOfRight(
    db,
    personOf(session),
    { ...ref, now: session.now },
    sql`${isWritten(ref, sql`state = 'ready'`)} AND ${guard}`,
  );
}

function isWritten({ courseId, lessonId }: LessonRef, isMeant: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${lessons} WHERE ${lessons.course_id} = ${courseId} AND ${lessons.lesson_id} = ${lessonId}
    AND ${isMeant})`;
}

/** A statement: the lesson was looked at now. Only the owner's, and only one that is written. */
export function noteOpening(db: Database, session: SessionRef, ref: LessonRef, guard: SQL = sql`1`) {
  return db.run(sql`${ownProgress(session, ref, sql`NULL`)} AND ${guard}
    ON CONFLICT (user_id, course_id, lesson_id) DO UPDATE SET opened_at = excluded.opened_at`);
}

export async function markLesson(
  db: Database,
  session: SessionRef,
  { done, ...ref }: LessonRef & { done: boolean },
): Promise<Marked> {
  const [people, owned, marked] = await db.batch([
    personOfSession(db, session),
    ownershipToRead(db, session, ref.courseId),
    db.all(sql`${ownProgress(session, ref, done ? sql`${session.now}` : sql`NULL`)} AND ${isDelivered(session, ref.courseId, sql`${ref.lessonId}`)}
      ON CONFLICT (user_id, course_id, lesson_id) DO UPDATE SET
        done_at = CASE WHEN excluded.done_at IS NULL THEN NULL ELSE coalesce(lesson_progress.done_at, excluded.done_at) END
      RETURNING lesson_id`),
  ]);
  return { isSignedIn: people.length > 0, isOwner: owned.length > 0, isMarked: marked.length > 0 };
}

/** Counted in `room`, which may refuse it. */
export async function reportLesson(
  db: Database,
  session: SessionRef,
  { courseId, lessonId, text }: LessonRef & { text: string },
  room: QuotaRoom,
): Promise<Marked & { used: Awaited<ReturnType<typeof incrementUse>> }> {
  const [people, owned, reported, used] = await db.batch([
    personOfSession(db, session),
    ownershipToRead(db, session, courseId),
    db.all(sql`INSERT INTO ${lessonReports} (user_id, course_id, lesson_id, text, created_at)
      SELECT ${personOf(session)}, ${courseId}, ${lessonId}, ${text}, ${session.now}
      ${ofWritten(session, { courseId, lessonId })} AND ${hasRoom(room)} RETURNING id`),
    incrementUse(db, room),
  ]);
  return { isSignedIn: people.length > 0, isOwner: owned.length > 0, isMarked: reported.length > 0, used };
}

function ownProgress(session: SessionRef, ref: LessonRef, doneAt: ReturnType<typeof sql>) {
  return sql`INSERT INTO ${lessonProgress} (user_id, course_id, lesson_id, opened_at, done_at)
    SELECT ${personOf(session)}, ${ref.courseId}, ${ref.lessonId}, ${session.now}, ${doneAt}
    ${ofWritten(session, ref)}`;
}

// What is written is of the stored structure, too: nothing else is ever written.
function ofWritten(session: SessionRef, { courseId, lessonId }: LessonRef) {
  return sql`FROM ${lessons} WHERE ${lessons.course_id} = ${courseId} AND ${lessons.lesson_id} = ${lessonId}
    AND ${readableBy(session, courseId)}`;
}
