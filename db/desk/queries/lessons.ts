// Reads of lessons for the desk and `npm run lessons`: of every course, whoever owns it, also what no reader is shown.
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { courseStructures, lessonProgress, lessons, lessonVersions } from '../../courses/schema/lessons.ts';
import { purchases } from '../../payments/schema/courses.ts';
import { lessonTitle } from '../../courses/queries/lessons.ts';
import { isOpen } from '../../payments/queries/courses/owned.ts';

type Place = { courseId: string; lessonId: string };

/** Of those that have a structure. */
export function coursesAtDesk(db: Database, ids: readonly string[]) {
  // By names of their own: of one table alone the columns would come without it, and each lesson would be of its own course.
  const inState = (state: 'ready' | 'needs-work') =>
    sql<number>`(SELECT count(*) FROM ${lessons} AS one WHERE one.course_id = course_structures.course_id AND one.state = ${state})`;
  return db
    .select({
      id: courseStructures.course_id,
      lessons: sql<number>`coalesce(json_extract(${courseStructures.structure}, '$.lessonCount'), 0)`,
      ready: inState('ready'),
      needsWork: inState('needs-work'),
      read: sql<number>`(SELECT count(*) FROM ${lessons} AS one WHERE one.course_id = course_structures.course_id AND one.read_at IS NOT NULL)`,
    })
    .from(courseStructures)
    .where(sql`${courseStructures.course_id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** The newest first, without their text. */
export function versionsOfLesson(
  db: Database,
  { courseId, lessonId }: Place,
  { before, most }: { before: number; most: number },
) {
  return db
    .select({
      version: lessonVersions.version,
      author: lessonVersions.author,
      note: lessonVersions.note,
      at: lessonVersions.created_at,
    })
    .from(lessonVersions)
    .where(
      and(
        eq(lessonVersions.course_id, courseId),
        eq(lessonVersions.lesson_id, lessonId),
        lt(lessonVersions.version, before),
      ),
    )
    .orderBy(desc(lessonVersions.version))
    .limit(most);
}

export function storedStructure(db: Database, courseId: string) {
  return db
    .select({ structure: courseStructures.structure })
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
      read_at: lessons.read_at,
    })
    .from(lessons)
    .where(eq(lessons.course_id, courseId));
}

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
      read_at: lessons.read_at,
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
