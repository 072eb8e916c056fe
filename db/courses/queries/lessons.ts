// Reads of bought courses: for owners only, in each WHERE.
import { and, desc, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { READ_LESSONS } from './catalogue.ts';
import { courseStructures, lessonPlans, lessonProgress, lessonReports, lessons } from '../schema/lessons.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { isDelivered, isDeliveredMark } from '../../payments/queries/delivered.ts';
import { readableBy } from '../../payments/queries/courses/owned.ts';

export function ownStructure(db: Database, session: SessionRef, courseId: string) {
  return db
    .select({
      structure: courseStructures.structure,
      created_at: courseStructures.created_at,
      ...READ_LESSONS,
    })
    .from(courseStructures)
    .where(and(eq(courseStructures.course_id, courseId), readableBy(session, courseId)));
}

export function ownLesson(db: Database, session: SessionRef, place: { courseId: string; lessonId: string }) {
  return db
    .select({
      content: lessons.content,
      words: lessons.words,
      practice: lessons.practice,
      state: lessons.state,
      refused_at: lessons.refused_at,
      version: lessons.version,
      corrected_at: lessons.corrected_at,
      read_at: lessons.read_at,
      created_at: lessons.created_at,
    })
    .from(lessons)
    .where(
      and(
        eq(lessons.course_id, place.courseId),
        eq(lessons.lesson_id, place.lessonId),
        readableBy(session, place.courseId),
      ),
    );
}

/** The lesson before this one in the course's order; NULL = it is the first. */
export function lessonBefore({ courseId, lessonId }: { courseId: string; lessonId: string }): SQL<string> {
  const planned = sql`FROM ${courseStructures},
      json_each(CASE WHEN json_valid(structure) THEN structure ELSE '{}' END, '$.modules') AS module,
      json_each(module.value, '$.lessons') AS lesson
    WHERE course_id = ${courseId}`;
  return sql`(SELECT json_extract(lesson.value, '$.id') ${planned} AND (module.key, lesson.key) <
      (SELECT module.key, lesson.key ${planned} AND json_extract(lesson.value, '$.id') = ${lessonId})
    ORDER BY module.key DESC, lesson.key DESC LIMIT 1)`;
}

/** What may be asked again of the lesson before this one, if that was delivered. */
export function lessonToRecall(
  db: Database,
  session: SessionRef,
  place: { courseId: string; lessonId: string },
) {
  return db
    .select({ content: lessons.content, practice: lessons.practice })
    .from(lessons)
    .where(
      and(
        eq(lessons.course_id, place.courseId),
        eq(lessons.lesson_id, lessonBefore(place)),
        isReady(),
        isDelivered(session, place.courseId, sql`${lessons.lesson_id}`),
        readableBy(session, place.courseId),
      ),
    );
}

/** Which lessons of the course are written already, and what each takes, without their text. */
export function writtenLessons(db: Database, session: SessionRef, courseId: string) {
  return db
    .select({
      lesson_id: lessons.lesson_id,
      words: lessons.words,
      /** Null = a lesson without an exercise. */
      exercise_minutes: sql<number | null>`CASE WHEN json_valid(${lessons.practice})
        THEN json_extract(${lessons.practice}, '$.exercise.minutes') END`,
    })
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), isReady(), readableBy(session, courseId)));
}

/** Which lessons need work: they read, and the reader is told so. */
export function waitingLessons(db: Database, session: SessionRef, courseId: string) {
  return db
    .select({ lesson_id: lessons.lesson_id })
    .from(lessons)
    .where(
      and(eq(lessons.course_id, courseId), eq(lessons.state, 'needs-work'), readableBy(session, courseId)),
    );
}

/** What the course's lessons hold and leave, or will, for the prompts of the others (domain/courses/memory); nobody's in particular. */
export function lessonMemories(db: Database, courseId: string, condition?: SQL) {
  const planned = db
    .select({
      lesson_id: lessonPlans.lesson_id,
      summary: sql<string>`${lessonPlans.summary}`,
      state: sql<string | null>`${lessonPlans.state}`,
      is_planned: sql<number>`1`,
    })
    .from(lessonPlans)
    .where(and(eq(lessonPlans.course_id, courseId), condition));
  return db
    .select({
      lesson_id: lessons.lesson_id,
      summary: sql<string>`json_extract(${lessons.practice}, '$.summary')`,
      /** JSON, whatever it is. */
      state: sql<string | null>`${lessons.practice} -> '$.state'`,
      is_planned: sql<number>`0`,
    })
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), isReady(), isNotNull(lessons.practice), condition))
    .unionAll(planned);
}

/** A condition: the person may read this course, and it has no structure yet. */
export function lacksStructure(session: SessionRef, courseId: string): SQL {
  return sql`${readableBy(session, courseId)}
    AND NOT EXISTS (SELECT 1 FROM ${courseStructures} WHERE ${courseStructures.course_id} = ${courseId})`;
}

/** A condition: the person may read this course, and this lesson of its structure is still to be written; null = any of them. */
export function lacksLesson(session: SessionRef, courseId: string, lessonId: string | null): SQL {
  const isMeant = lessonId === null ? sql`1` : sql`json_extract(planned.value, '$.id') = ${lessonId}`;
  return sql`${readableBy(session, courseId)} AND EXISTS (SELECT 1 FROM ${courseStructures},
      json_each(CASE WHEN json_valid(structure) THEN structure ELSE '{}' END, '$.modules') AS module,
      json_each(module.value, '$.lessons') AS planned
    WHERE course_id = ${courseId} AND ${isMeant} AND NOT EXISTS (SELECT 1 FROM ${lessons} AS stored
      WHERE stored.course_id = ${courseId} AND stored.lesson_id = json_extract(planned.value, '$.id')))`;
}

function isReady() {
  return eq(lessons.state, 'ready');
}

/** Of lessons that were delivered: a course bought again after a refund begins anew. */
export function ownMarks(db: Database, session: SessionRef, courseId: string) {
  return db
    .select({
      lesson_id: lessonProgress.lesson_id,
      opened_at: lessonProgress.opened_at,
      done_at: lessonProgress.done_at,
    })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.user_id, personOf(session)),
        eq(lessonProgress.course_id, courseId),
        isDelivered(session, courseId, sql`${lessonProgress.lesson_id}`),
      ),
    );
}

const SHOWN_REPORTS = 5;

/** What the person reported in a lesson, the latest first. */
export function ownReports(db: Database, session: SessionRef, place: { courseId: string; lessonId: string }) {
  return db
    .select({
      id: lessonReports.id,
      text: lessonReports.text,
      state: lessonReports.state,
      answer: lessonReports.answer,
      answered_at: lessonReports.answered_at,
      mended_version: lessonReports.mended_version,
      created_at: lessonReports.created_at,
    })
    .from(lessonReports)
    .where(
      and(
        eq(lessonReports.user_id, personOf(session)),
        eq(lessonReports.course_id, place.courseId),
        eq(lessonReports.lesson_id, place.lessonId),
      ),
    )
    .orderBy(desc(lessonReports.id))
    .limit(SHOWN_REPORTS);
}

/** One row a course that the person has begun, with what says where it goes on, as JSON. `lessons` null = its structure is gone. */
export function ownCounts(db: Database, session: SessionRef) {
  return db
    .select({
      course_id: lessonProgress.course_id,
      done: sql<number>`count(${lessonProgress.done_at})`,
      lessons: sql<number | null>`json_extract(${courseStructures.structure}, '$.lessonCount')`,
      // In the order of the JSON, which is the course's.
      ids: sql<string>`(SELECT json_group_array(json_extract(lesson.value, '$.id'))
        FROM json_each(${courseStructures.structure}, '$.modules') AS module,
          json_each(module.value, '$.lessons') AS lesson)`,
      marks: sql<string>`json_group_array(json_array(
        ${lessonProgress.lesson_id}, ${lessonProgress.opened_at}, ${lessonProgress.done_at}))`,
    })
    .from(lessonProgress)
    .leftJoin(courseStructures, eq(courseStructures.course_id, lessonProgress.course_id))
    .where(and(eq(lessonProgress.user_id, personOf(session)), isDeliveredMark(session)))
    .groupBy(lessonProgress.course_id);
}

/** The name that a course's structure gives to a lesson; null = it names it no more. */
export function lessonTitle(lessonId: SQLWrapper) {
  return sql<string | null>`(SELECT json_extract(lesson.value, '$.title')
    FROM json_each(${courseStructures.structure}, '$.modules') AS module,
      json_each(module.value, '$.lessons') AS lesson
    WHERE json_extract(lesson.value, '$.id') = ${lessonId})`;
}

/** The lesson that was opened last and isn't done, of a course that the person may read. */
export function begunLesson(db: Database, session: SessionRef) {
  return db
    .select({
      course_id: lessonProgress.course_id,
      lesson_id: lessonProgress.lesson_id,
      opened_at: lessonProgress.opened_at,
      words: lessons.words,
      title: lessonTitle(lessonProgress.lesson_id),
    })
    .from(lessonProgress)
    .innerJoin(courseStructures, eq(courseStructures.course_id, lessonProgress.course_id))
    .innerJoin(
      lessons,
      and(
        eq(lessons.course_id, lessonProgress.course_id),
        eq(lessons.lesson_id, lessonProgress.lesson_id),
        isReady(),
      ),
    )
    .where(
      and(
        eq(lessonProgress.user_id, personOf(session)),
        isNull(lessonProgress.done_at),
        readableBy(session, lessonProgress.course_id),
      ),
    )
    .orderBy(desc(lessonProgress.opened_at))
    .limit(1);
}
