// Writes of what a person weighs. Whose it is, and that no other tab kept something meanwhile, is part of the statement.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { currentAnalysisMark } from '../queries/analyses.ts';
import { careerAnalyses } from '../schema/analyses.ts';
import { decisions } from '../schema/decisions.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** `version`: the one that it was made of; 0 = none was there. */
export type DecisionToKeep = { analysisId: string; version: number; decision: string };

/** `isCurrent` false = the analysis isn't the person's current one. The same kept twice is kept. */
export async function keepDecision(
  db: Database,
  session: SessionRef,
  { analysisId, version, decision }: DecisionToKeep,
): Promise<{ isSignedIn: boolean; isCurrent: boolean; isKept: boolean }> {
  const [people, [current], kept] = await db.batch([
    personOfSession(db, session),
    currentAnalysisMark(db, session),
    db.all<{
      version: number;
    }>(sql`INSERT INTO ${decisions} (user_id, analysis_id, decision, version, updated_at)
      SELECT ${careerAnalyses.user_id}, ${careerAnalyses.analysis_id}, ${decision}, 1, ${session.now}
      FROM ${careerAnalyses}
      WHERE ${careerAnalyses.user_id} = ${personOf(session)} AND ${careerAnalyses.analysis_id} = ${analysisId}
      ON CONFLICT (user_id, analysis_id) DO UPDATE SET
        decision = excluded.decision, version = decisions.version + 1, updated_at = excluded.updated_at
        WHERE decisions.version = ${version} OR decisions.decision = excluded.decision
      RETURNING version`),
  ]);
  return { isSignedIn: people.length > 0, isCurrent: current?.id === analysisId, isKept: kept.length === 1 };
}

/** A statement. */
export function forgetDecision(db: Database, session: SessionRef, analysisId: string) {
  return db
    .delete(decisions)
    .where(and(eq(decisions.user_id, personOf(session)), eq(decisions.analysis_id, analysisId)));
}
