// The life of one more path: reserved before the model is asked, stored in its analysis, or given back. A batch is atomic but not conditional, so
// each statement carries its own guard; storing and giving back may be repeated.
import { and, eq, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { ANALYSIS_LIMITS } from '#domain/advice/analysis/analysis.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import type { Database } from '../../client.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { byPlan, idInForce, planInForce } from '../../payments/queries/premium/in-force.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { hasRoom, incrementUse, type QuotaRoom } from '../../platform/commands/quotas.ts';
import { PERIOD } from '../queries/added-paths.ts';
import { addedPaths } from '../schema/added-paths.ts';
import { careerAnalyses, userAnalysis } from '../schema/analyses.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

type Reservation = {
  id: string;
  analysisId: string;
  zawodId: string;
  /** What was being written then is dead, and gives its place back. */
  deadBefore: number;
  premiumPriceIds: readonly string[];
};

/** None reserved = none is left in the period, one is being written, the analysis isn't their current one, has the path or as many as fit, or `room` is used up. */
export async function reservePath(
  db: Database,
  session: SessionRef,
  { id, analysisId, zawodId, deadBefore, premiumPriceIds }: Reservation,
  room: QuotaRoom,
) {
  const owner = personOf(session);
  const most = byPlan(planInForce(session, premiumPriceIds), (plan) => PLANS[plan].addedPaths);
  const [people, , writing, reserved, used] = await db.batch([
    personOfSession(db, session),
    db
      .delete(addedPaths)
      .where(
        and(
          eq(addedPaths.user_id, owner),
          isNotNull(addedPaths.zawod_id),
          lte(addedPaths.reserved_at, deadBefore),
        ),
      ),
    db
      .select({ id: addedPaths.id })
      .from(addedPaths)
      .where(and(eq(addedPaths.user_id, owner), isNotNull(addedPaths.zawod_id))),
    db.all<{
      id: string;
    }>(sql`INSERT INTO ${addedPaths} (id, user_id, subscription_id, period, zawod_id, reserved_at)
      SELECT ${id}, ${subscriptions.user_id}, ${subscriptions.id}, ${PERIOD}, ${zawodId}, ${session.now}
      FROM ${subscriptions}
      WHERE ${subscriptions.id} = ${idInForce(session, premiumPriceIds)} AND ${hasRoom(room)}
        AND NOT EXISTS (SELECT 1 FROM ${addedPaths} AS other WHERE other.user_id = ${owner} AND other.zawod_id IS NOT NULL)
        AND (SELECT count(*) FROM ${addedPaths} AS one WHERE one.user_id = ${owner}
          AND one.subscription_id = ${subscriptions.id} AND one.period = ${PERIOD}) < ${most}
        AND EXISTS (SELECT 1 FROM ${careerAnalyses} WHERE ${careerAnalyses.user_id} = ${owner}
          AND ${careerAnalyses.analysis_id} = ${analysisId} AND ${takesPath(careerAnalyses.analysis, zawodId)})
      RETURNING id`),
    incrementUse(db, room),
  ]);
  return {
    isSignedIn: people.length > 0,
    isReserved: reserved.length === 1,
    isBusy: writing.length > 0,
    used,
  };
}

type StoredPath = { id: string; analysisId: string; zawodId: string; /** JSON. */ path: string };

/** Behind the last path of the analysis. False = the analysis or the reservation has gone meanwhile, and nothing was stored. */
export async function storePath(
  db: Database,
  { id, analysisId, zawodId, path }: StoredPath,
): Promise<boolean> {
  const owner = sql`(SELECT ${addedPaths.user_id} FROM ${addedPaths} WHERE ${addedPaths.id} = ${id} AND ${addedPaths.zawod_id} = ${zawodId})`;
  const isCurrent = sql`EXISTS (SELECT 1 FROM ${careerAnalyses} WHERE ${careerAnalyses.user_id} = ${owner}
    AND ${careerAnalyses.analysis_id} = ${analysisId})`;
  const longer = (analysis: AnalysisText) =>
    sql`json_insert(${analysis}, '$.sciezkiKariery[#]', json(${path}))`;
  const [stored, , , ended] = await db.batch([
    db
      .update(userAnalysis)
      .set({ analysis: longer(userAnalysis.analysis) })
      .where(
        and(
          eq(userAnalysis.id, analysisId),
          eq(userAnalysis.user_id, owner),
          isCurrent,
          takesPath(userAnalysis.analysis, zawodId),
        ),
      )
      .returning({ id: userAnalysis.id }),
    db
      .update(careerAnalyses)
      .set({ analysis: longer(careerAnalyses.analysis) })
      .where(
        and(
          eq(careerAnalyses.user_id, owner),
          eq(careerAnalyses.analysis_id, analysisId),
          takesPath(careerAnalyses.analysis, zawodId),
        ),
      ),
    db
      .update(addedPaths)
      .set({ zawod_id: null })
      .where(
        and(
          eq(addedPaths.id, id),
          eq(addedPaths.zawod_id, zawodId),
          sql`EXISTS (SELECT 1 FROM ${userAnalysis} WHERE ${userAnalysis.id} = ${analysisId}
            AND ${userAnalysis.user_id} = ${owner} AND ${hasPath(userAnalysis.analysis, zawodId)})`,
        ),
      ),
    db.select({ zawod_id: addedPaths.zawod_id }).from(addedPaths).where(eq(addedPaths.id, id)),
  ]);
  // The second time the batch finds its own work done.
  return stored.length === 1 || ended[0]?.zawod_id === null;
}

/** May be repeated. */
export async function giveBackPath(db: Database, id: string): Promise<void> {
  await db.delete(addedPaths).where(and(eq(addedPaths.id, id), isNotNull(addedPaths.zawod_id)));
}

type AnalysisText = typeof userAnalysis.analysis | typeof careerAnalyses.analysis;

function hasPath(analysis: AnalysisText, zawodId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(${analysis}, '$.sciezkiKariery') AS path
    WHERE json_extract(path.value, '$.zawodId') = ${zawodId})`;
}

/** It hasn't this path, and fewer than four were added to it. */
function takesPath(analysis: AnalysisText, zawodId: string): SQL {
  return sql`CASE WHEN json_valid(${analysis}) THEN NOT ${hasPath(analysis, zawodId)}
    AND (SELECT count(*) FROM json_each(${analysis}, '$.sciezkiKariery') AS path
      WHERE json_extract(path.value, '$.dopisana')) < ${ANALYSIS_LIMITS.maxAdded} END`;
}
