// Writes of the lines that a person marked as not true. Both may be repeated; whose rows they are, the session in the statement says.
import { and, eq, sql } from 'drizzle-orm';
import { ANSWER_FACTOR } from '#domain/advice/answers-back.ts';
import { evidenceOfChange, type ConditionChange } from '#domain/advice/condition-change.ts';
import { MAX_OBJECTIONS, type Objection } from '#domain/advice/objections.ts';
import { LIMIT_OF } from '#domain/advice/person.ts';
import type { Database } from '../../client.ts';
import { userAnalysis } from '../schema/analyses.ts';
import { personFacts } from '../schema/facts.ts';
import { objections } from '../schema/steps.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { sendBatch } from '../../send-batch.ts';
import { consentToHealthIf } from './facts.ts';

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

export type KeptConditions = {
  analysisId: string;
  changes: readonly ConditionChange[];
  /** They hold one that says something of health, and its owner has agreed. */
  consentsToHealth: boolean;
};

/**
 * Each takes the place of what was kept of its condition before, and of the fact that says otherwise, since facts are sent along with the
 * next analysis. False as above; then nothing is kept.
 */
export async function keepConditions(
  db: Database,
  session: SessionRef,
  { analysisId, changes, consentsToHealth }: KeptConditions,
): Promise<boolean> {
  const who = personOf(session);
  const kinds = JSON.stringify(changes.map(({ kind }) => kind));
  const evidences = JSON.stringify(changes.map(evidenceOfChange));
  const isOld = sql`user_id = ${who} AND analysis_id = ${analysisId} AND factor = ${ANSWER_FACTOR}
    AND substr(evidence, 1, instr(evidence, ' ') - 1) IN (SELECT value FROM json_each(${kinds}))`;
  const isOwn = sql`EXISTS (SELECT 1 FROM ${userAnalysis}
    WHERE ${userAnalysis.id} = ${analysisId} AND ${userAnalysis.user_id} = ${who})`;
  const mayKeep = sql`${isOwn} AND (SELECT count(*) FROM ${objections}
    WHERE user_id = ${who} AND NOT (${isOld})) + ${changes.length} <= ${MAX_OBJECTIONS}`;
  const facts = changes.flatMap(({ kind }) => LIMIT_OF[kind] ?? []).map((key) => sql`${`$.${key}`}`);
  const { kept } = await sendBatch(db, {
    old: db.run(sql`DELETE FROM ${objections} WHERE ${isOld} AND ${mayKeep}`),
    kept: db.all(sql`INSERT INTO ${objections} (user_id, analysis_id, factor, evidence, created_at)
      SELECT ${who}, ${analysisId}, ${ANSWER_FACTOR}, value, ${session.now} FROM json_each(${evidences})
      WHERE ${mayKeep} RETURNING factor`),
    others: [
      ...(facts.length === 0
        ? []
        : [
            db.run(sql`UPDATE ${personFacts} SET facts = json_remove(facts, ${sql.join(facts, sql`, `)})
              WHERE user_id = ${who} AND ${isOwn}`),
          ]),
      ...(consentsToHealth ? [consentToHealthIf(db, who, session.now, isOwn)] : []),
    ],
  });
  return kept.length === changes.length;
}
