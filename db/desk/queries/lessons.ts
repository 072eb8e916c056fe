// How far courses are, and the versions of one lesson, for the desk.
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { courseStructures, lessons, lessonVersions } from '../../courses/schema/lessons.ts';

/** Of those that have a structure. */
export function coursesAtDesk(db: Database, ids: readonly string[]) {
  // By names of their own: of one table alone the columns would come without it, and each lesson would be of its own course.
  const inState = (state: 'ready' | 'needs-work') =>
    sql<number>`(SELECT count(*) FROM ${lessons} AS one WHERE one.course_id = course_structures.course_id AND one.state = ${state})`;
  return db
    .select({
      id: courseStructures.course_id,
      checkedAt: courseStructures.checked_at,
      lessons: sql<number>`coalesce(json_extract(${courseStructures.structure}, '$.lessonCount'), 0)`,
      ready: inState('ready'),
      needsWork: inState('needs-work'),
    })
    .from(courseStructures)
    .where(sql`${courseStructures.course_id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

type Place = { courseId: string; lessonId: string };

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
