// Writes of certificates. Each may be repeated; whose it is, the session in the statement says.
import { and, eq, sql } from 'drizzle-orm';
import type { CourseTimes } from '#domain/courses/structure/lesson-times.ts';
import type { Database } from '../../client.ts';
import { isDelivered } from '../../payments/queries/delivered.ts';
import { readableBy } from '../../payments/queries/courses/owned.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { certificates } from '../schema/certificates.ts';
import { lessonProgress } from '../schema/lessons.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

export type NewCertificate = CourseTimes & {
  /** Taken unless there is a certificate already: that one keeps its own, and its name. */
  number: string;
  courseId: string;
  courseTitle: string;
  name: string;
  finishedAt: number;
  modules: readonly string[];
};

/** One for each course, for anyone who has it and has done so many lessons; sent twice at once it is one. */
export async function issueCertificate(
  db: Database,
  session: SessionRef,
  one: NewCertificate,
): Promise<void> {
  const person = personOf(session);
  await db.run(sql`INSERT INTO ${certificates} (number, user_id, course_id, course_title, name, finished_at, issued_at,
      modules, lessons, reading_minutes, exercise_minutes)
    SELECT ${one.number}, ${person}, ${one.courseId}, ${one.courseTitle}, ${one.name}, ${one.finishedAt},
      ${session.now}, ${JSON.stringify(one.modules)}, ${one.lessons}, ${one.readingMinutes}, ${one.exerciseMinutes}
    WHERE ${readableBy(session, one.courseId)} AND ${one.lessons} <= (SELECT count(done_at) FROM ${lessonProgress}
      WHERE user_id = ${person} AND course_id = ${one.courseId} AND ${isDelivered(session, one.courseId, sql`lesson_id`)})
    ON CONFLICT (user_id, course_id) DO NOTHING`);
}

/** Whether strangers may check it; its number stays. False = no live session. */
export async function showCertificate(
  db: Database,
  session: SessionRef,
  { courseId, isShown }: { courseId: string; isShown: boolean },
): Promise<boolean> {
  const [people] = await db.batch([
    personOfSession(db, session),
    db
      .update(certificates)
      .set({ hidden_at: isShown ? null : session.now })
      .where(and(eq(certificates.user_id, personOf(session)), eq(certificates.course_id, courseId))),
  ]);
  return people.length > 0;
}
