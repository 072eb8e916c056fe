// Reads of what buyers answered and wrote in their lessons: their own, while they may read the course, in each WHERE.
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { LessonRef } from '../commands/lessons.ts';
import type { Database } from '../../client.ts';
import { exerciseAnswers, questionResults } from '../schema/practice.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { isOwnOfLesson } from './own-lesson.ts';
import { readableBy } from '../../payments/queries/courses/owned.ts';

export function ownResults(
  db: Database,
  session: SessionRef,
  ref: { courseId: string; lessonId: string | SQL<string> },
) {
  return db
    .select({
      question: questionResults.question,
      asked: questionResults.asked,
      given: questionResults.given,
      first_verdict: questionResults.first_verdict,
      latest_verdict: questionResults.latest_verdict,
      latest_at: questionResults.latest_at,
    })
    .from(questionResults)
    .where(and(isOwnOfLesson(questionResults, personOf(session), ref), readableBy(session, ref.courseId)));
}

export function ownExercise(db: Database, session: SessionRef, ref: LessonRef) {
  return db
    .select({
      text: exerciseAnswers.text,
      task: exerciseAnswers.task,
      version: exerciseAnswers.version,
      feedback: exerciseAnswers.feedback,
      feedback_used: exerciseAnswers.feedback_used,
      updated_at: exerciseAnswers.updated_at,
    })
    .from(exerciseAnswers)
    .where(and(isOwnOfLesson(exerciseAnswers, personOf(session), ref), readableBy(session, ref.courseId)));
}

/** Every exercise of the course that the person has written something in. */
export function ownPortfolio(db: Database, session: SessionRef, courseId: string) {
  return db
    .select({
      lesson_id: exerciseAnswers.lesson_id,
      text: exerciseAnswers.text,
      task: exerciseAnswers.task,
      updated_at: exerciseAnswers.updated_at,
    })
    .from(exerciseAnswers)
    .where(
      and(
        eq(exerciseAnswers.user_id, personOf(session)),
        eq(exerciseAnswers.course_id, courseId),
        ne(exerciseAnswers.text, ''),
        readableBy(session, courseId),
      ),
    );
}
