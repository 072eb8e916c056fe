// Reads of what a person has ticked off.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { MAX_SKILL_MARKS } from '#domain/advice/progress/own-marks.ts';
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

/** Of the plan that is followed: the chosen trail's, or the common one. */
function stepMarksWhere(db: Database, session: SessionRef, analysisId: SQL) {
  const trail = sql`coalesce((SELECT ${userAnalysis.trail} FROM ${userAnalysis}
    WHERE ${userAnalysis.id} = ${analysisId} AND ${userAnalysis.user_id} = ${personOf(session)}), '')`;
  return db
    .select({ step: stepMarks.step, done_at: stepMarks.done_at, due_on: stepMarks.due_on })
    .from(stepMarks)
    .where(
      and(
        eq(stepMarks.user_id, personOf(session)),
        eq(stepMarks.analysis_id, analysisId),
        eq(stepMarks.trail, trail),
      ),
    );
}
