// Reads of certificates: the owner's own, and the one that anybody may check by its number.
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { certificates } from '../schema/certificates.ts';
import { READ_LESSONS } from './catalogue.ts';
import { courseStructures, lessons } from '../schema/lessons.ts';
import { purchases } from '../../payments/schema/courses.ts';
import { questionResults } from '../schema/practice.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { isOpen, readableBy } from '../../payments/queries/courses/owned.ts';

const WITH_READ = {
  ...getTableColumns(certificates),
  /** As it is now. */
  inCourse: READ_LESSONS,
};

/** At most one row. */
export function ownCertificate(db: Database, session: SessionRef, courseId: string) {
  return db
    .select(WITH_READ)
    .from(certificates)
    .leftJoin(courseStructures, eq(courseStructures.course_id, certificates.course_id))
    .where(
      and(
        eq(certificates.user_id, personOf(session)),
        eq(certificates.course_id, courseId),
        readableBy(session, courseId),
      ),
    );
}

/** A row a written lesson: how many questions it has, and how many of these the person answered. */
export function answeredQuestions(db: Database, session: SessionRef, courseId: string) {
  const practice = sql`CASE WHEN json_valid(${lessons.practice}) THEN ${lessons.practice} END`;
  const questions = sql<number>`coalesce(json_array_length(${practice}, '$.questions'), 0)`;
  return db
    .select({
      lessonId: lessons.lesson_id,
      questions,
      answered: sql<number>`(SELECT count(*) FROM ${questionResults} AS given WHERE given.user_id = ${personOf(session)}
        AND given.course_id = ${courseId} AND given.lesson_id = lessons.lesson_id AND given.question <= ${questions})`,
    })
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), eq(lessons.state, 'ready'), readableBy(session, courseId)));
}

/** At most one row. Turned off, or of a course that was paid back: none. */
export function certificateToCheck(db: Database, number: string) {
  const stillBought = sql`EXISTS (SELECT 1 FROM ${purchases}
    WHERE ${purchases.user_id} = ${certificates.user_id} AND ${purchases.course_id} = ${certificates.course_id} AND ${isOpen})`;
  return db
    .select(WITH_READ)
    .from(certificates)
    .leftJoin(courseStructures, eq(courseStructures.course_id, certificates.course_id))
    .where(and(eq(certificates.number, number), isNull(certificates.hidden_at), stillBought));
}
