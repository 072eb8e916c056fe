// What the operator does with stored lessons: a new version in the place of the present one, which stays among the versions, and the
// release of a course as read.
import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { courseStructures, lessons, lessonVersions } from '../../courses/schema/lessons.ts';
import { EDITOR, type NewLesson } from '../../courses/commands/course-texts.ts';
import { byCommand, type DeskGuard } from './guard.ts';
import { insertMails, type OwnedMail } from '../../platform/commands/outbox.ts';
import { sendBatch } from '../../send-batch.ts';

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

/**
 * Of two that were written on the same version the first stays: false = this is the second. What a model wrote nobody has read yet.
 * `letters` go where the lesson needed work until now.
 */
export async function storeVersion(
  db: Database,
  one: NewVersion,
  { guard, tell }: DeskGuard = byCommand(db),
  letters: readonly OwnedMail[] = [],
): Promise<boolean> {
  const { courseId, lesson, read, author, note, now } = one;
  const asRead = and(
    eq(lessons.course_id, courseId),
    eq(lessons.lesson_id, lesson.id),
    eq(lessons.version, read),
    guard,
  );
  const isAsRead = sql`EXISTS (SELECT 1 FROM ${lessons} WHERE ${asRead})`;
  const { markdown, words, practice, state, why = null } = lesson;
  const neededWork = sql`EXISTS (SELECT 1 FROM ${lessons} WHERE ${asRead} AND ${lessons.state} = 'needs-work')`;
  const { stored } = await sendBatch(db, {
    before: [
      // Log and letters look before the row changes.
      tell(isAsRead),
      insertMails(db, letters, neededWork),
      db.run(sql`INSERT INTO ${lessonVersions} (course_id, lesson_id, version, content, practice, author, note, created_at)
      SELECT ${courseId}, ${lesson.id}, ${read + 1}, ${markdown}, ${practice}, ${author}, ${note}, ${now}
      WHERE ${isAsRead}`),
      author === EDITOR
        ? db.run(sql`SELECT 1`)
        : db
            .update(courseStructures)
            .set({ checked_at: null })
            .where(and(eq(courseStructures.course_id, courseId), isAsRead)),
    ],
    stored: db
      .update(lessons)
      .set({
        content: markdown,
        words,
        practice,
        state,
        version: read + 1,
        corrected_at: now,
        refused_at: state === 'ready' ? null : now,
        refused_why: why,
      })
      .where(asRead)
      .returning({ id: lessons.lesson_id }),
  });
  return stored.length > 0;
}

/** It was written anew and refused again: what stands stays, unless that was nothing. */
export async function noteRefusal(db: Database, { courseId, lesson, read, now }: NewVersion): Promise<void> {
  const { markdown, words, practice, why = null } = lesson;
  const unlessRead = <Value>(column: SQLWrapper, value: Value) =>
    sql`CASE WHEN ${lessons.content} = '' THEN ${value} ELSE ${column} END`;
  await db
    .update(lessons)
    .set({
      refused_at: now,
      refused_why: why,
      content: unlessRead(lessons.content, markdown),
      words: unlessRead(lessons.words, words),
      practice: unlessRead(lessons.practice, practice),
    })
    .where(
      and(
        eq(lessons.course_id, courseId),
        eq(lessons.lesson_id, lesson.id),
        eq(lessons.version, read),
        eq(lessons.state, 'needs-work'),
      ),
    );
}

export type Release = {
  courseId: string;
  now: number;
  /** The release that was seen (null = none): another one meanwhile stays. None said = whatever stands. */
  seen?: number | null | undefined;
};

/** False = a lesson of its structure is missing or needs work, or there is no such structure. */
export async function releaseCourse(
  db: Database,
  { courseId, now, seen }: Release,
  { guard, tell }: DeskGuard = byCommand(db),
): Promise<boolean> {
  const unready = sql`SELECT 1 FROM json_each(${courseStructures.structure}, '$.modules') AS module,
    json_each(module.value, '$.lessons') AS lesson
    WHERE NOT EXISTS (SELECT 1 FROM ${lessons} WHERE ${lessons.course_id} = ${courseId}
      AND ${lessons.lesson_id} = json_extract(lesson.value, '$.id') AND ${lessons.state} = 'ready')`;
  const isWhole = and(
    eq(courseStructures.course_id, courseId),
    sql`NOT EXISTS (${unready})`,
    seen === undefined ? undefined : sql`${courseStructures.checked_at} IS ${seen}`,
    guard,
  );
  const { released } = await sendBatch(db, {
    told: tell(sql`EXISTS (SELECT 1 FROM ${courseStructures} WHERE ${isWhole})`),
    released: db
      .update(courseStructures)
      .set({ checked_at: now })
      .where(isWhole)
      .returning({ id: courseStructures.course_id }),
  });
  return released.length > 0;
}
