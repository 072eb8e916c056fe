// What the operator does with stored lessons: a new version in the place of the present one, which stays among the versions, and the
// mark that the present one was read.
import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { lessons, lessonVersions } from '../../courses/schema/lessons.ts';
import type { NewLesson } from '../../courses/commands/course-texts.ts';
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
 * Of two that were written on the same version the first stays: false = this is the second. New words nobody has marked as read yet, whoever wrote them.
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
        read_at: null,
        refused_at: state === 'ready' ? null : now,
        refused_why: why,
      })
      .where(asRead)
      .returning({ id: lessons.lesson_id }),
  });
  return stored.length > 0;
}

/** It was written again and refused again: what stands stays, unless that was nothing. */
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

/** Its words as they stand, of version `read`, by somebody of the editors. False = they changed, need work or were marked before. */
export async function markRead(
  db: Database,
  { courseId, lessonId, read, now }: { courseId: string; lessonId: string; read: number; now: number },
  { guard, tell }: DeskGuard,
): Promise<boolean> {
  const isUnread = and(
    eq(lessons.course_id, courseId),
    eq(lessons.lesson_id, lessonId),
    eq(lessons.version, read),
    eq(lessons.state, 'ready'),
    isNull(lessons.read_at),
    guard,
  );
  const { marked } = await sendBatch(db, {
    told: tell(sql`EXISTS (SELECT 1 FROM ${lessons} WHERE ${isUnread})`),
    marked: db.update(lessons).set({ read_at: now }).where(isUnread).returning({ id: lessons.lesson_id }),
  });
  return marked.length > 0;
}
