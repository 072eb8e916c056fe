// Stores what the model wrote for a course: once for all buyers, never over what is there. Each may be repeated.
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { courseStructures, lessonProgress, lessons } from '../schema/lessons.ts';
import { purchases } from '../schema/payments/courses.ts';
import { metricIf } from './observability.ts';

export type NewStructure = { courseId: string; structure: string; model: string; now: number };

/** Returns what is stored now: this one, or an earlier one. */
export async function storeStructure(db: Database, one: NewStructure): Promise<string | null> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${courseStructures} WHERE ${courseStructures.course_id} = ${one.courseId})`;
  const [, , [stored]] = await db.batch([
    success(db, one.now, isNew),
    db
      .insert(courseStructures)
      .values({ course_id: one.courseId, structure: one.structure, model: one.model, created_at: one.now })
      .onConflictDoNothing(),
    db
      .select({ structure: courseStructures.structure })
      .from(courseStructures)
      .where(eq(courseStructures.course_id, one.courseId)),
  ]);
  return stored?.structure ?? null;
}

export type NewLessons = {
  courseId: string;
  lessons: { id: string; markdown: string; words: number }[];
  model: string;
  now: number;
  /** Who read one of them while it was written: for them the right of withdrawal has ended. */
  readers: { lessonId: string; personIds: string[] } | null;
};

/** Returns the lessons as they are stored now: these, or earlier ones. */
export async function storeLessons(
  db: Database,
  { courseId, model, now, readers, ...written }: NewLessons,
): Promise<NewLessons['lessons']> {
  if (written.lessons.length === 0) return [];
  const isNew = sql.join(
    written.lessons.map(
      ({ id }) =>
        sql`NOT EXISTS (SELECT 1 FROM ${lessons} WHERE ${lessons.course_id} = ${courseId} AND ${lessons.lesson_id} = ${id})`,
    ),
    sql` OR `,
  );
  const ids = written.lessons.map(({ id }) => id);
  const [earlier] = await db.batch([
    db
      .select({ id: lessons.lesson_id, markdown: lessons.content, words: lessons.words })
      .from(lessons)
      .where(and(eq(lessons.course_id, courseId), inArray(lessons.lesson_id, ids))),
    success(db, now, isNew),
    ...written.lessons.map(({ id, markdown, words }) =>
      db
        .insert(lessons)
        .values({ course_id: courseId, lesson_id: id, content: markdown, words, model, created_at: now })
        .onConflictDoNothing(),
    ),
    ...(readers === null || readers.personIds.length === 0
      ? []
      : openedBy(db, { courseId, now, ...readers })),
  ]);
  return written.lessons.map((one) => earlier.find(({ id }) => id === one.id) ?? one);
}

function openedBy(
  db: Database,
  {
    courseId,
    lessonId,
    personIds,
    now,
  }: { courseId: string; lessonId: string; personIds: string[]; now: number },
) {
  const theirs = and(
    inArray(purchases.user_id, personIds),
    eq(purchases.course_id, courseId),
    isNull(purchases.withdrawn_at),
    isNull(purchases.withdrawal_asked_at),
  );
  return [
    db.run(sql`INSERT INTO ${lessonProgress} (user_id, course_id, lesson_id, opened_at)
      SELECT DISTINCT ${purchases.user_id}, ${courseId}, ${lessonId}, ${now} FROM ${purchases} WHERE ${theirs}
      ON CONFLICT (user_id, course_id, lesson_id) DO UPDATE SET opened_at = excluded.opened_at`),
    db
      .update(purchases)
      .set({ opened_at: now })
      .where(and(theirs, isNull(purchases.opened_at))),
  ];
}

function success(db: Database, now: number, condition: SQL) {
  const metric = { name: 'course_generation_success', value: 1, userId: null, timestamp: now } as const;
  return metricIf(db, metric, condition);
}
