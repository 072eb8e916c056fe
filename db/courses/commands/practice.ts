// What buyers leave in a lesson's questions and its exercise. Each may be repeated; whose rows they are, and that the course is still
// theirs, the statements say.
import { sql } from 'drizzle-orm';
import type { GivenFields } from '#domain/courses/practice/asked.ts';
import type { KeptVerdict } from '#domain/courses/practice/results.ts';
import type { Database } from '../../client.ts';
import { ownershipToRead, readableBy } from '../../payments/queries/courses/owned.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { ownExercise } from '../queries/practice.ts';
import { lessons } from '../schema/lessons.ts';
import { exerciseAnswers, questionResults } from '../schema/practice.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { endWithdrawal, noteDelivery, noteOpening, type LessonRef } from './lessons.ts';

export type NewResult = LessonRef & {
  /** The lesson's version that was judged by. */
  version: number;
  number: number;
  key: string;
  given: GivenFields;
  verdict: KeptVerdict;
};

/** False if nothing was kept: no live session, no longer their course, or the lesson was mended this moment. */
export async function keepResult(db: Database, session: SessionRef, result: NewResult): Promise<boolean> {
  const { courseId, lessonId, version, number, key, given, verdict } = result;
  const isSame = sql`question_results.asked = excluded.asked`;
  const kept = await db.all(sql`INSERT INTO ${questionResults}
      (user_id, course_id, lesson_id, question, asked, given, first_verdict, first_at, latest_verdict, latest_at)
    SELECT ${personOf(session)}, ${courseId}, ${lessonId}, ${number}, ${key}, ${JSON.stringify(given)},
      ${verdict}, ${session.now}, ${verdict}, ${session.now}
    FROM ${lessons} WHERE ${lessons.course_id} = ${courseId} AND ${lessons.lesson_id} = ${lessonId}
      AND ${lessons.version} = ${version} AND ${readableBy(session, courseId)}
    ON CONFLICT (user_id, course_id, lesson_id, question) DO UPDATE SET
      first_verdict = CASE WHEN ${isSame} THEN question_results.first_verdict ELSE excluded.first_verdict END,
      first_at = CASE WHEN ${isSame} THEN question_results.first_at ELSE excluded.first_at END,
      asked = excluded.asked, given = excluded.given,
      latest_verdict = excluded.latest_verdict, latest_at = excluded.latest_at
    RETURNING question`);
  return kept.length === 1;
}

/** `base`: the version that the writer went on from; 0 = nothing was saved. */
export type NewExercise = LessonRef & { text: string; base: number };

/** `current`: what is stored now; null = nothing. */
export type SavedExercise = {
  isSignedIn: boolean;
  isOwner: boolean;
  isSaved: boolean;
  current: { text: string; version: number; updated_at: number } | null;
};

/**
 * Never over a text that the writer hasn't seen; the same text once more is no other one. The portfolio tells the task from then on, so the
 * lesson is delivered with it; where nothing is saved, nothing is.
 */
export async function saveExercise(
  db: Database,
  session: SessionRef,
  { courseId, lessonId, text, base }: NewExercise,
): Promise<SavedExercise> {
  const task = sql`CASE WHEN json_valid(${lessons.practice}) THEN json_extract(${lessons.practice}, '$.exercise.task') END`;
  const isSame = sql`exercise_answers.text = excluded.text`;
  const ref = { courseId, lessonId };
  const isKept = sql`EXISTS (SELECT 1 FROM ${exerciseAnswers} AS kept JOIN ${lessons} ON ${lessons.course_id} = kept.course_id
    AND ${lessons.lesson_id} = kept.lesson_id WHERE kept.user_id = ${personOf(session)} AND kept.course_id = ${courseId}
    AND kept.lesson_id = ${lessonId} AND kept.text = ${text} AND ${task} IS NOT NULL)`;
  const [people, owned, saved, , , , [current]] = await db.batch([
    personOfSession(db, session),
    ownershipToRead(db, session, courseId),
    db.all(sql`INSERT INTO ${exerciseAnswers} (user_id, course_id, lesson_id, text, task, version, created_at, updated_at)
      SELECT ${personOf(session)}, ${courseId}, ${lessonId}, ${text}, ${task}, 1, ${session.now}, ${session.now}
      FROM ${lessons} WHERE ${lessons.course_id} = ${courseId} AND ${lessons.lesson_id} = ${lessonId}
        AND ${task} IS NOT NULL AND ${readableBy(session, courseId)}
      ON CONFLICT (user_id, course_id, lesson_id) DO UPDATE SET
        version = CASE WHEN ${isSame} THEN exercise_answers.version ELSE exercise_answers.version + 1 END,
        updated_at = CASE WHEN ${isSame} THEN exercise_answers.updated_at ELSE excluded.updated_at END,
        task = excluded.task, text = excluded.text
      WHERE exercise_answers.version = ${base} OR ${isSame}
      RETURNING version`),
    noteDelivery(db, session, ref, isKept),
    endWithdrawal(db, session, ref, isKept),
    noteOpening(db, session, ref, isKept),
    ownExercise(db, session, ref),
  ]);
  return {
    isSignedIn: people.length > 0,
    isOwner: owned.length > 0,
    isSaved: saved.length === 1,
    current: current ?? null,
  };
}
