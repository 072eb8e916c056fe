// Stores what was written for a course: once for all buyers, never over what is there. Each may be repeated.
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { RememberedLessons } from '#domain/courses/memory/memory.ts';
import type { MetricName } from '#domain/platform/metrics.ts';
import type { Database } from '../../client.ts';
import { courseStructures, lessonPlans, lessonProgress, lessons, lessonVersions } from '../schema/lessons.ts';
import { purchases } from '../../payments/schema/courses.ts';
import { rightBack, rightBackOfLesson } from '../../payments/commands/entitlements/deliveries.ts';
import { metricIf } from '../../desk/commands/observability.ts';

/** `practice`: JSON, null = none. 'needs-work' = shown with a note; `why`: what it was refused for. */
export type NewLesson = {
  id: string;
  markdown: string;
  words: number;
  practice: string | null;
  state: 'ready' | 'needs-work';
  why?: string | null;
};

type NewStructure = {
  courseId: string;
  structure: string;
  model: string;
  now: number;
  /** Our own first lesson, stored with the structure that begins with it, so that nobody waits for it. */
  first: NewLesson | null;
};

/** In `lessons.model`: no model wrote it. */
const EDITORS = 'szlak-editors';
/** In `lesson_versions.author`. */
export const EDITOR = 'editor';

/** Returns what is stored now: this one, or an earlier one. */
export async function storeStructure(db: Database, one: NewStructure): Promise<string> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${courseStructures} WHERE ${courseStructures.course_id} = ${one.courseId})`;
  const [earlier] = await db.batch([
    db
      .select({ structure: courseStructures.structure })
      .from(courseStructures)
      .where(eq(courseStructures.course_id, one.courseId)),
    metricOf(db, 'course_generation_success', one.now, isNew),
    ...firstLesson(db, one, isNew),
    db
      .insert(courseStructures)
      .values({ course_id: one.courseId, structure: one.structure, model: one.model, created_at: one.now })
      .onConflictDoNothing(),
  ]);
  return earlier[0]?.structure ?? one.structure;
}

function firstLesson(db: Database, { courseId, first, now }: NewStructure, condition: SQL) {
  return first === null
    ? []
    : insertLesson(db, { courseId, lesson: first, model: EDITORS, author: EDITOR, now }, condition);
}

/** What is planned already stays. */
export async function storePlans(
  db: Database,
  plan: { courseId: string; lessons: RememberedLessons; model: string; now: number },
): Promise<void> {
  const { courseId: course_id, model, now: created_at } = plan;
  const rows = Object.entries(plan.lessons).map(([lesson_id, { summary, state }]) => {
    return { course_id, lesson_id, summary, state: JSON.stringify(state ?? null), model, created_at };
  });
  if (rows.length > 0) await db.insert(lessonPlans).values(rows).onConflictDoNothing();
}

type NewLessons = {
  courseId: string;
  lessons: NewLesson[];
  model: string;
  now: number;
  /** Who read one of them while it was written: for them the right of withdrawal has ended. */
  readers: { lessonId: string; personIds: string[] } | null;
};

/** Returns the lessons as they are stored now: these, or earlier ones. One that needs work ends nobody's right of withdrawal. */
export async function storeLessons(
  db: Database,
  { courseId, model, now, readers, ...written }: NewLessons,
): Promise<NewLesson[]> {
  if (written.lessons.length === 0) return [];
  const ids = written.lessons.map(({ id }) => id);
  const [earlier] = await db.batch([
    db
      .select({
        id: lessons.lesson_id,
        markdown: lessons.content,
        words: lessons.words,
        practice: lessons.practice,
        state: lessons.state,
        why: lessons.refused_why,
      })
      .from(lessons)
      .where(and(eq(lessons.course_id, courseId), inArray(lessons.lesson_id, ids))),
    ...written.lessons.flatMap((lesson) => [
      metricOf(
        db,
        lesson.state === 'ready' ? 'course_generation_success' : 'course_generation_error',
        now,
        isMissing(courseId, lesson.id),
      ),
      ...insertLesson(db, { courseId, lesson, model, author: model, now }, sql`1`),
    ]),
    ...(readers === null || readers.personIds.length === 0
      ? []
      : openedBy(db, { courseId, now, ...readers })),
    ...written.lessons
      .filter(({ state }) => state === 'needs-work')
      .map(({ id }) => rightBackOfLesson(db, { courseId, lessonId: id })),
  ]);
  return written.lessons.map((one) => earlier.find(({ id }) => id === one.id) ?? one);
}

type Inserted = { courseId: string; lesson: NewLesson; model: string; author: string; now: number };

/** Statements: the lesson and the first of its versions, unless it is there. */
function insertLesson(db: Database, { courseId, lesson, model, author, now }: Inserted, condition: SQL) {
  const { id, markdown, words, practice, state, why = null } = lesson;
  const refusedAt = state === 'ready' ? null : now;
  const may = sql`${condition} AND ${isMissing(courseId, id)}`;
  return [
    db.run(sql`INSERT INTO ${lessonVersions} (course_id, lesson_id, version, content, practice, author, created_at)
      SELECT ${courseId}, ${id}, 1, ${markdown}, ${practice}, ${author}, ${now} WHERE ${may}
      ON CONFLICT DO NOTHING`),
    db.run(sql`INSERT INTO ${lessons} (course_id, lesson_id, content, words, practice, state, model, created_at, refused_at, refused_why)
      SELECT ${courseId}, ${id}, ${markdown}, ${words}, ${practice}, ${state}, ${model}, ${now}, ${refusedAt}, ${why} WHERE ${may}
      ON CONFLICT DO NOTHING`),
  ];
}

function isMissing(courseId: string, lessonId: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${lessons} WHERE ${lessons.course_id} = ${courseId} AND ${lessons.lesson_id} = ${lessonId})`;
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
    sql`EXISTS (SELECT 1 FROM ${lessons} WHERE ${lessons.course_id} = ${courseId} AND ${lessons.lesson_id} = ${lessonId})`,
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
      .where(
        and(
          theirs,
          isNull(purchases.opened_at),
          sql`EXISTS (SELECT 1 FROM ${lessons} WHERE course_id = ${courseId} AND lesson_id = ${lessonId} AND state = 'ready')`,
        ),
      ),
    ...personIds.map((personId) => rightBack(db, { personId, courseId })),
  ];
}

function metricOf(db: Database, name: MetricName, now: number, condition: SQL) {
  return metricIf(db, { name, value: 1, userId: null, timestamp: now }, condition);
}
