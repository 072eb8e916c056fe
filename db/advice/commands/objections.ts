// Writes of the lines that a person marked as not true. Both may be repeated; whose rows they are, the session in the statement says.
import { and, eq, sql } from 'drizzle-orm';
import { MAX_OBJECTIONS, type Objection } from '#domain/advice/objections.ts';
import type { Database } from '../../client.ts';
import { userAnalysis } from '../schema/analyses.ts';
import { objections } from '../schema/steps.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

export type StatedObjection = Objection & { analysisId: string };

/** False if it isn't an analysis of theirs, or they have as many objections as one may. */
export async function object(
  db: Database,
  session: SessionRef,
  { analysisId, factor, evidence }: StatedObjection,
): Promise<boolean> {
  const stored =
    await db.all(sql`INSERT INTO ${objections} (user_id, analysis_id, factor, evidence, created_at)
    SELECT ${userAnalysis.user_id}, ${userAnalysis.id}, ${factor}, ${evidence}, ${session.now}
    FROM ${userAnalysis}
    WHERE ${userAnalysis.id} = ${analysisId} AND ${userAnalysis.user_id} = ${personOf(session)}
      AND (SELECT count(*) FROM ${objections} AS others
        WHERE others.user_id = ${personOf(session)}
          AND NOT (others.analysis_id = ${analysisId} AND others.factor = ${factor} AND others.evidence = ${evidence})) < ${MAX_OBJECTIONS}
    ON CONFLICT (user_id, analysis_id, factor, evidence) DO UPDATE SET created_at = objections.created_at
    RETURNING factor`);
  return stored.length === 1;
}

export async function withdraw(
  db: Database,
  session: SessionRef,
  { analysisId, factor, evidence }: StatedObjection,
): Promise<void> {
  await db
    .delete(objections)
    .where(
      and(
        eq(objections.user_id, personOf(session)),
        eq(objections.analysis_id, analysisId),
        eq(objections.factor, factor),
        eq(objections.evidence, evidence),
      ),
    );
}
