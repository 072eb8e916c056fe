// The life of feedback on an exercise: its place is taken before the model is asked, filled, or given back. That some is left, that none is
// being written, and that the answer is still the one that was read is part of the statement that takes it.
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { MAX_FEEDBACKS, type KeptFeedback } from '#domain/courses/practice/feedback.ts';
import type { Database } from '../../client.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { readableBy } from '../../payments/queries/courses/owned.ts';
import { hasRoom, incrementUse, type QuotaRoom } from '../../platform/commands/quotas.ts';
import { exerciseAnswers } from '../schema/practice.ts';
import { isOwnOfLesson } from '../queries/own-lesson.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import type { LessonRef } from './lessons.ts';

/** `version`: of the answer; `deadBefore`: what was being written then is dead, and its place is free. */
export type FeedbackPlace = LessonRef & { id: string; version: number; deadBefore: number };

/** None taken = it isn't theirs to read, the answer was changed, none is left, one is being written, or `room` is used up. */
export async function takePlace(db: Database, session: SessionRef, place: FeedbackPlace, room: QuotaRoom) {
  const { courseId, lessonId, id, version, deadBefore } = place;
  const isOwn = isOwnOfLesson(exerciseAnswers, personOf(session), { courseId, lessonId });
  const [people, [before], taken, used] = await db.batch([
    personOfSession(db, session),
    db
      .select({ version: exerciseAnswers.version, used: exerciseAnswers.feedback_used })
      .from(exerciseAnswers)
      .where(isOwn),
    db
      .update(exerciseAnswers)
      .set({ feedback_id: id, feedback_since: session.now })
      .where(
        and(
          isOwn,
          eq(exerciseAnswers.version, version),
          lt(exerciseAnswers.feedback_used, MAX_FEEDBACKS),
          or(isNull(exerciseAnswers.feedback_id), lte(exerciseAnswers.feedback_since, deadBefore)),
          readableBy(session, courseId),
          hasRoom(room),
        ),
      )
      .returning({ version: exerciseAnswers.version }),
    incrementUse(db, room),
  ]);
  return {
    isSignedIn: people.length > 0,
    isTaken: taken.length === 1,
    isChanged: before?.version !== version,
    isNoneLeft: (before?.used ?? 0) >= MAX_FEEDBACKS,
    used,
  };
}

/** By the person's id: their session may end before the model does. */
export type TakenPlace = LessonRef & { id: string; personId: string };

/** How often it was given, with this; null = its answer or its person has gone meanwhile, or the place was given to another. */
export async function fillPlace(
  db: Database,
  place: TakenPlace,
  feedback: KeptFeedback,
): Promise<number | null> {
  const [filled] = await db
    .update(exerciseAnswers)
    .set({
      feedback: JSON.stringify(feedback),
      feedback_used: sql`${exerciseAnswers.feedback_used} + 1`,
      feedback_id: null,
      feedback_since: null,
    })
    .where(isTaken(place))
    .returning({ used: exerciseAnswers.feedback_used });
  return filled?.used ?? null;
}

/** May be repeated. */
export async function giveBackPlace(db: Database, place: TakenPlace): Promise<void> {
  await db.update(exerciseAnswers).set({ feedback_id: null, feedback_since: null }).where(isTaken(place));
}

function isTaken(place: TakenPlace) {
  return and(
    isOwnOfLesson(exerciseAnswers, place.personId, place),
    eq(exerciseAnswers.feedback_id, place.id),
  );
}
