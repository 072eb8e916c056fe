// Writes of a path's trial: its day, what was learned by it, and that taken back. Each may be repeated; whose analysis it is and that the
// plan opens the path, the statements say.
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { MAX_OBJECTIONS } from '#domain/advice/objections.ts';
import { TEST_STEP } from '#domain/advice/progress/own-marks.ts';
import { TRIAL_FACTOR } from '#domain/advice/trial.ts';
import { personOfSession } from '../../account/queries/people.ts';
import type { Database } from '../../client.ts';
import { sendBatch } from '../../send-batch.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { userAnalysis } from '../schema/analyses.ts';
import { objections, stepMarks } from '../schema/steps.ts';
import { opensPath } from './steps.ts';

export type TrialRef = { analysisId: string; zawodId: string };

type Written = { isSignedIn: boolean; isWritten: boolean };

/** `day` null takes it off its day. `isWritten` false = not an open path of an analysis of theirs. */
export async function planTrial(
  db: Database,
  session: SessionRef,
  { analysisId, zawodId, day }: TrialRef & { day: string | null },
  premiumPriceIds: readonly string[],
): Promise<Written> {
  const [people, planned] = await db.batch([
    personOfSession(db, session),
    db.all(sql`INSERT INTO ${stepMarks} (user_id, analysis_id, trail, step, due_on, updated_at)
      SELECT ${userAnalysis.user_id}, ${userAnalysis.id}, ${zawodId}, ${TEST_STEP}, ${day}, ${session.now}
      FROM ${userAnalysis} WHERE ${isOpen(session, { analysisId, zawodId }, premiumPriceIds)}
      ON CONFLICT (user_id, analysis_id, trail, step)
        DO UPDATE SET due_on = excluded.due_on, updated_at = excluded.updated_at
      RETURNING step`),
  ]);
  return { isSignedIn: people.length > 0, isWritten: planned.length === 1 };
}

/** `isOpen` false = not an open path of an analysis of theirs; `isWritten` false also if they have as many objections as one may. */
export async function tellTrial(
  db: Database,
  session: SessionRef,
  { analysisId, zawodId, evidence, note }: TrialRef & { evidence: string; note: string },
  premiumPriceIds: readonly string[],
): Promise<Written & { isOpen: boolean }> {
  const owner = personOf(session);
  const isTold = sql`EXISTS (SELECT 1 FROM ${objections} AS told WHERE told.user_id = ${owner}
    AND told.analysis_id = ${analysisId} AND told.factor = ${TRIAL_FACTOR} AND told.evidence = ${evidence})`;
  const { people, open, told } = await sendBatch(db, {
    people: personOfSession(db, session),
    open: db
      .select({ id: userAnalysis.id })
      .from(userAnalysis)
      .where(isOpen(session, { analysisId, zawodId }, premiumPriceIds)),
    told: db.all(sql`INSERT INTO ${objections} (user_id, analysis_id, factor, evidence, created_at)
      SELECT ${userAnalysis.user_id}, ${userAnalysis.id}, ${TRIAL_FACTOR}, ${evidence}, ${session.now}
      FROM ${userAnalysis} WHERE ${isOpen(session, { analysisId, zawodId }, premiumPriceIds)}
        AND (SELECT count(*) FROM ${objections} AS others WHERE others.user_id = ${owner}
          AND NOT (others.analysis_id = ${analysisId} AND ${startsWith(sql`others`, zawodId)})) < ${MAX_OBJECTIONS}
      ON CONFLICT (user_id, analysis_id, factor, evidence) DO UPDATE SET created_at = objections.created_at
      RETURNING factor`),
    marked: db.run(sql`INSERT INTO ${stepMarks} (user_id, analysis_id, trail, step, done_at, note, updated_at)
      SELECT ${userAnalysis.user_id}, ${userAnalysis.id}, ${zawodId}, ${TEST_STEP}, ${session.now},
        nullif(${note}, ''), ${session.now}
      FROM ${userAnalysis} WHERE ${userAnalysis.id} = ${analysisId} AND ${userAnalysis.user_id} = ${owner} AND ${isTold}
      ON CONFLICT (user_id, analysis_id, trail, step) DO UPDATE SET
        done_at = coalesce(step_marks.done_at, excluded.done_at), note = excluded.note, updated_at = excluded.updated_at`),
    replaced: db
      .delete(objections)
      .where(and(ofTrial(session, { analysisId, zawodId }), ne(objections.evidence, evidence), isTold)),
  });
  return { isSignedIn: people.length > 0, isOpen: open.length === 1, isWritten: told.length === 1 };
}

/** Its day stays. What isn't there is taken back, too. */
export async function takeBackTrial(db: Database, session: SessionRef, ref: TrialRef): Promise<boolean> {
  const [people] = await db.batch([
    personOfSession(db, session),
    db.delete(objections).where(ofTrial(session, ref)),
    db
      .update(stepMarks)
      .set({ done_at: null, note: null, updated_at: session.now })
      .where(
        and(
          eq(stepMarks.user_id, personOf(session)),
          eq(stepMarks.analysis_id, ref.analysisId),
          eq(stepMarks.trail, ref.zawodId),
          eq(stepMarks.step, TEST_STEP),
        ),
      ),
  ]);
  return people.length > 0;
}

function isOpen(
  session: SessionRef,
  { analysisId, zawodId }: TrialRef,
  premiumPriceIds: readonly string[],
): SQL {
  return sql`${userAnalysis.id} = ${analysisId} AND ${userAnalysis.user_id} = ${personOf(session)}
    AND CASE WHEN json_valid(${userAnalysis.analysis}) THEN ${opensPath(session, zawodId, premiumPriceIds)} ELSE 0 END`;
}

function ofTrial(session: SessionRef, { analysisId, zawodId }: TrialRef): SQL | undefined {
  return and(
    eq(objections.user_id, personOf(session)),
    eq(objections.analysis_id, analysisId),
    startsWith(sql`${objections}`, zawodId),
  );
}

/** As domain/advice/trial.ts writes its evidence. */
function startsWith(table: SQL, zawodId: string): SQL {
  const start = `${zawodId} `;
  return sql`(${table}.factor = ${TRIAL_FACTOR} AND substr(${table}.evidence, 1, ${start.length}) = ${start})`;
}
