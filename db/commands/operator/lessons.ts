// What the operator does with stored lessons: a new version in the place of the present one, which stays among the versions, and the
// release of a course as read.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { courseStructures, lessons, lessonVersions } from '../../schema/lessons.ts';
import { EDITOR, type NewLesson } from '../courses/course-texts.ts';

export type NewVersion = {
  courseId: string;
  lesson: NewLesson;
  /** The version that was read before this one was written. */
  read: number;
  /** The model's name, or EDITOR. */
  author: string;
  note: string;
  now: number;
};

/** Of two that were written on the same version the first stays: false = this is the second. What a model wrote nobody has read yet. */
export async function storeVersion(db: Database, one: NewVersion): Promise<boolean> {
  const { courseId, lesson, read, author, note, now } = one;
  const asRead = and(
    eq(lessons.course_id, courseId),
    eq(lessons.lesson_id, lesson.id),
    eq(lessons.version, read),
  );
  const { markdown, words, practice, state } = lesson;
  const [, , stored] = await db.batch([
    db.run(sql`INSERT INTO ${lessonVersions} (course_id, lesson_id, version, content, practice, author, note, created_at)
      SELECT ${courseId}, ${lesson.id}, ${read + 1}, ${markdown}, ${practice}, ${author}, ${note}, ${now}
      WHERE EXISTS (SELECT 1 FROM ${lessons} WHERE ${asRead})`),
    author === EDITOR
      ? db.run(sql`SELECT 1`)
      : db
          .update(courseStructures)
          .set({ checked_at: null })
          .where(
            and(
              eq(courseStructures.course_id, courseId),
              sql`EXISTS (SELECT 1 FROM ${lessons} WHERE ${asRead})`,
            ),
          ),
    db
      .update(lessons)
      .set({
        content: markdown,
        words,
        practice,
        state,
        version: read + 1,
        // Nobody could read what needed work: for readers its mended version is the first.
        corrected_at: sql`CASE WHEN ${lessons.state} = 'ready' THEN ${now} ELSE ${lessons.corrected_at} END`,
      })
      .where(asRead)
      .returning({ id: lessons.lesson_id }),
  ]);
  return stored.length > 0;
}

/** False = a lesson of its structure is missing or needs work, or there is no such structure. */
export async function releaseCourse(db: Database, courseId: string, now: number): Promise<boolean> {
  const unready = sql`SELECT 1 FROM json_each(${courseStructures.structure}, '$.modules') AS module,
    json_each(module.value, '$.lessons') AS lesson
    WHERE NOT EXISTS (SELECT 1 FROM ${lessons} WHERE ${lessons.course_id} = ${courseId}
      AND ${lessons.lesson_id} = json_extract(lesson.value, '$.id') AND ${lessons.state} = 'ready')`;
  const released = await db
    .update(courseStructures)
    .set({ checked_at: now })
    .where(and(eq(courseStructures.course_id, courseId), sql`NOT EXISTS (${unready})`))
    .returning({ id: courseStructures.course_id });
  return released.length > 0;
}
