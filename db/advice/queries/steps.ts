// Reads of what a person has ticked off.
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { MAX_SKILL_MARKS, TEST_STEP } from '#domain/advice/progress/own-marks.ts';
import type { Database } from '../../client.ts';
import { careerAnalyses, userAnalysis } from '../schema/analyses.ts';
import { skillMarks, stepMarks } from '../schema/steps.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

export function marksOfAnalysis(db: Database, session: SessionRef, analysisId: string) {
  return stepMarksWhere(db, session, sql`${analysisId}`);
}

export function marksOfCurrentAnalysis(db: Database, session: SessionRef) {
  return stepMarksWhere(
    db,
    session,
    sql`(SELECT ${careerAnalyses.analysis_id} FROM ${careerAnalyses} WHERE ${careerAnalyses.user_id} = ${personOf(session)})`,
  );
}

export function ownSkillMarks(db: Database, session: SessionRef) {
  return db
    .select({ skill: skillMarks.skill, state: skillMarks.state })
    .from(skillMarks)
    .where(eq(skillMarks.user_id, personOf(session)))
    .limit(MAX_SKILL_MARKS);
}

/** Of the plan that is followed, the chosen trail's or the common one, and of the trials of all paths. */
function stepMarksWhere(db: Database, session: SessionRef, analysisId: SQL) {
  const trail = sql`coalesce((SELECT ${userAnalysis.trail} FROM ${userAnalysis}
    WHERE ${userAnalysis.id} = ${analysisId} AND ${userAnalysis.user_id} = ${personOf(session)}), '')`;
  return db
    .select({
      trail: stepMarks.trail,
      step: stepMarks.step,
      done_at: stepMarks.done_at,
      due_on: stepMarks.due_on,
      note: stepMarks.note,
    })
    .from(stepMarks)
    .where(
      and(
        eq(stepMarks.user_id, personOf(session)),
        eq(stepMarks.analysis_id, analysisId),
        or(eq(stepMarks.trail, trail), eq(stepMarks.step, TEST_STEP)),
      ),
    );
}
