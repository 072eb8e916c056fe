// Reads of what somebody has finished: the stamps of their booklet.
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { userAnalysis } from '../schema/analyses.ts';
import { courseStructures, lessonProgress } from '../../courses/schema/lessons.ts';
import { TRIAL_FACTOR } from '#domain/advice/trial.ts';
import { objections, stepMarks } from '../schema/steps.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { lessonTitle } from '../../courses/queries/lessons.ts';

/** More than anybody's five analyses hold; a booklet has an end. */
const MAX_STAMPS = 300;

/** Done steps and trials of all analyses in the history, the latest first; `place`: of their path, null = of the common plan. */
export function doneSteps(db: Database, session: SessionRef) {
  const path = (what: 'key' | 'value') => sql`(SELECT ${sql.raw(`path.${what}`)}
    FROM json_each(${userAnalysis.analysis}, '$.sciezkiKariery') AS path
    WHERE json_extract(path.value, '$.zawodId') = ${stepMarks.trail})`;
  const step = sql`'[' || ${stepMarks.step} || '].nazwa'`;
  return db
    .select({
      analysis_id: stepMarks.analysis_id,
      analysed_at: userAnalysis.created_at,
      trail: stepMarks.trail,
      step: stepMarks.step,
      done_at: stepMarks.done_at,
      note: stepMarks.note,
      evidence: sql<string | null>`(SELECT told.evidence FROM ${objections} AS told
        WHERE told.user_id = ${stepMarks.user_id} AND told.analysis_id = ${stepMarks.analysis_id}
          AND told.factor = ${TRIAL_FACTOR} AND ${stepMarks.step} < 0
          AND substr(told.evidence, 1, length(${stepMarks.trail}) + 1) = ${stepMarks.trail} || ' ')`,
      place: sql<number | null>`CASE WHEN json_valid(${userAnalysis.analysis}) THEN ${path('key')} END`,
      pathName: sql<string | null>`CASE WHEN json_valid(${userAnalysis.analysis})
        THEN json_extract(${path('value')}, '$.nazwa') END`,
      ownName: sql<string | null>`CASE WHEN json_valid(${userAnalysis.analysis}) AND ${stepMarks.step} >= 0
        THEN json_extract(${path('value')}, '$.kroki' || ${step}) END`,
      commonName: sql<string | null>`CASE WHEN json_valid(${userAnalysis.analysis}) AND ${stepMarks.step} >= 0
        THEN json_extract(${userAnalysis.analysis}, '$.planRozwoju.kroki' || ${step}) END`,
    })
    .from(stepMarks)
    .innerJoin(
      userAnalysis,
      and(eq(userAnalysis.id, stepMarks.analysis_id), eq(userAnalysis.user_id, stepMarks.user_id)),
    )
    .where(and(eq(stepMarks.user_id, personOf(session)), isNotNull(stepMarks.done_at)))
    .orderBy(desc(stepMarks.done_at))
    .limit(MAX_STAMPS);
}

/** Done lessons, the latest first; `lessons`: how many their course has, null = its structure is gone. */
export function doneLessons(db: Database, session: SessionRef) {
  return db
    .select({
      course_id: lessonProgress.course_id,
      lesson_id: lessonProgress.lesson_id,
      done_at: lessonProgress.done_at,
      title: lessonTitle(lessonProgress.lesson_id),
      lessons: sql<number | null>`json_extract(${courseStructures.structure}, '$.lessonCount')`,
    })
    .from(lessonProgress)
    .leftJoin(courseStructures, eq(courseStructures.course_id, lessonProgress.course_id))
    .where(and(eq(lessonProgress.user_id, personOf(session)), isNotNull(lessonProgress.done_at)))
    .orderBy(desc(lessonProgress.done_at))
    .limit(MAX_STAMPS);
}
