// Reads of lessons for the operator: of every course, whoever owns it, also what no reader is shown.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { courseStructures, lessonProgress, lessons, lessonVersions } from '../../courses/schema/lessons.ts';
import { purchases } from '../../payments/schema/courses.ts';
import { lessonTitle } from '../../courses/queries/lessons.ts';
import { isOpen } from '../../payments/queries/courses/owned.ts';

export function storedStructure(db: Database, courseId: string) {
  return db
    .select({ structure: courseStructures.structure, checked_at: courseStructures.checked_at })
    .from(courseStructures)
    .where(eq(courseStructures.course_id, courseId));
}

/** Without their text. */
export function storedLessons(db: Database, courseId: string) {
  return db
    .select({
      lesson_id: lessons.lesson_id,
      state: lessons.state,
      version: lessons.version,
      words: lessons.words,
      corrected_at: lessons.corrected_at,
    })
    .from(lessons)
    .where(eq(lessons.course_id, courseId));
}

type Place = { courseId: string; lessonId: string };

/** Who opened the lesson and has the course, to be written to. */
export function readersOfLesson(db: Database, { courseId, lessonId }: Place) {
  return db
    .select({ id: profiles.id, email: profiles.email, title: lessonTitle(lessonProgress.lesson_id) })
    .from(lessonProgress)
    .innerJoin(profiles, eq(profiles.id, lessonProgress.user_id))
    .innerJoin(courseStructures, eq(courseStructures.course_id, lessonProgress.course_id))
    .where(
      and(
        eq(lessonProgress.course_id, courseId),
        eq(lessonProgress.lesson_id, lessonId),
        sql`EXISTS (SELECT 1 FROM ${purchases} WHERE ${purchases.user_id} = ${profiles.id}
          AND ${purchases.course_id} = ${courseId} AND ${isOpen})`,
      ),
    );
}

export function storedLesson(db: Database, { courseId, lessonId }: Place) {
  return db
    .select({
      content: lessons.content,
      practice: lessons.practice,
      state: lessons.state,
      version: lessons.version,
    })
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), eq(lessons.lesson_id, lessonId)));
}

export function storedVersion(db: Database, { courseId, lessonId }: Place, version: number) {
  return db
    .select({ content: lessonVersions.content, practice: lessonVersions.practice })
    .from(lessonVersions)
    .where(
      and(
        eq(lessonVersions.course_id, courseId),
        eq(lessonVersions.lesson_id, lessonId),
        eq(lessonVersions.version, version),
      ),
    );
}
