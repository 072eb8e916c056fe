// Reads of the lines that a person marked as not true.
import { and, eq, max, sql, type SQL } from 'drizzle-orm';
import { MAX_OBJECTIONS } from '#domain/advice/objections.ts';
import type { Database } from '../../client.ts';
import { careerAnalyses, userAnalysis } from '../schema/analyses.ts';
import { objections } from '../schema/steps.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

// Of one analysis; the outer query is of user_analysis, and names of its columns are written out to be told from these.
const OF_ANALYSIS = sql`FROM objections AS one WHERE one.user_id = user_analysis.user_id AND one.analysis_id = user_analysis.id`;

/** A JSON list of [factor, evidence], the latest last. */
export const LINES = sql<string>`(SELECT json_group_array(json_array(line.factor, line.evidence))
  FROM (SELECT one.factor, one.evidence ${OF_ANALYSIS} ORDER BY one.created_at) AS line)`;

/** One row, if anything of it is denied: `lines` is a JSON list of [factor, evidence], the latest last, beside the answers by which it was ranked. */
export function objectionsToAnalysis(db: Database, session: SessionRef, analysisId: string) {
  return objectionsWhere(db, session, sql`${analysisId}`);
}

export function objectionsToCurrent(db: Database, session: SessionRef) {
  return objectionsWhere(
    db,
    session,
    sql`(SELECT ${careerAnalyses.analysis_id} FROM ${careerAnalyses} WHERE ${careerAnalyses.user_id} = ${personOf(session)})`,
  );
}

/** The current analysis with the answers that it was ranked by and what is denied of it, `lines` as above. */
export function currentWithObjections(db: Database, session: SessionRef) {
  return db
    .select({
      id: userAnalysis.id,
      analysis: careerAnalyses.analysis,
      created_at: userAnalysis.created_at,
      trail: userAnalysis.trail,
      quiz_answers: userAnalysis.quiz_answers,
      lines: LINES,
    })
    .from(careerAnalyses)
    .innerJoin(
      userAnalysis,
      and(eq(userAnalysis.id, careerAnalyses.analysis_id), eq(userAnalysis.user_id, careerAnalyses.user_id)),
    )
    .where(eq(careerAnalyses.user_id, personOf(session)));
}

/** Of all analyses, for the next one; the latest last. */
export function allObjections(db: Database, session: SessionRef) {
  return db
    .select({ factor: objections.factor, evidence: objections.evidence })
    .from(objections)
    .where(eq(objections.user_id, personOf(session)))
    .groupBy(objections.factor, objections.evidence)
    .orderBy(max(objections.created_at))
    .limit(MAX_OBJECTIONS);
}

function objectionsWhere(db: Database, session: SessionRef, analysisId: SQL) {
  return db
    .select({
      quiz_answers: userAnalysis.quiz_answers,
      lines: LINES,
    })
    .from(userAnalysis)
    .where(
      and(
        eq(userAnalysis.id, analysisId),
        eq(userAnalysis.user_id, personOf(session)),
        sql`EXISTS (SELECT 1 ${OF_ANALYSIS})`,
      ),
    );
}
