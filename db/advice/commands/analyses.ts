// Letting go of analyses: the reset and the deletion of one. A batch is atomic but not conditional, so each statement carries
// its own guard; both may be repeated (docs/faults.md 18, 21).
import { and, eq, exists, sql } from 'drizzle-orm';
import { PLANS } from '#domain/payments/plan/plans.ts';
import type { Database } from '../../client.ts';
import { careerAnalyses, quizAnswers, userAnalysis } from '../schema/analyses.ts';
import { adviserQuestions } from '../schema/questions.ts';
import { objections, skillMarks, stepMarks } from '../schema/steps.ts';
import { sharedCards } from '../../site/schema/share.ts';
import { decisions } from '../schema/decisions.ts';
import { handOvers } from '../schema/hand-overs.ts';
import { forgetDecision } from './decisions.ts';
import { forgetQuestions } from './questions.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { currentAnalysisMark } from '../queries/analyses.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { byPlan, idInForce, planInForce, subscriptionRows } from '../../payments/queries/premium/in-force.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { sendBatch } from '../../send-batch.ts';
import { spendOne } from '../../payments/commands/entitlements/lines.ts';
import { metricIf } from '../../desk/commands/observability.ts';

export type Reset = {
  /** A new id; it marks the row for as long as the batch takes, as a run's lease does. */
  resetId: string;
  premiumPriceIds: readonly string[];
};

/** How things were before, and whether it was done. `people` is empty if there is no live session. */
export type ResetOutcome = {
  people: Awaited<ReturnType<typeof personOfSession>>;
  subscriptions: Awaited<ReturnType<typeof subscriptionRows>>;
  /** The current analysis; null = there was none. */
  analysisId: string | null;
  isReset: boolean;
};

/**
 * Spends one reset and clears the current analysis, the answers, the marks, what is weighed and what was asked; history and purchases stay. All or nothing:
 * it hangs on the row that the first statement marked, which only a row in force of a plan with resets, with one left and no live
 * lease becomes.
 */
export async function resetAnalysis(
  db: Database,
  session: SessionRef,
  { resetId, premiumPriceIds }: Reset,
): Promise<ResetOutcome> {
  const { now } = session;
  const owner = personOf(session);
  const isReset = sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.reserved_run} = ${resetId})`;
  const ofCurrent = sql`(SELECT ${careerAnalyses.analysis_id} FROM ${careerAnalyses} WHERE ${careerAnalyses.user_id} = ${owner})`;
  const isRunning = sql`EXISTS (SELECT 1 FROM ${subscriptions} AS others
    WHERE others.user_id = ${owner} AND others.reserved_until > ${now})`;
  const {
    people,
    subscriptions: rows,
    current,
    marked,
  } = await sendBatch(db, {
    people: personOfSession(db, session),
    subscriptions: subscriptionRows(db, session),
    current: currentAnalysisMark(db, session),
    marked: db
      .update(subscriptions)
      .set({
        resets_left: sql`${subscriptions.resets_left} - 1`,
        reserved_run: resetId,
        reserved_until: now,
        updated_at: now,
      })
      .where(
        and(
          eq(subscriptions.id, idInForce(session, premiumPriceIds)),
          sql`${byPlan(planInForce(session, premiumPriceIds), (plan) => PLANS[plan].resets)} > 0`,
          sql`${subscriptions.resets_left} > 0`,
          exists(currentAnalysisMark(db, session)),
          sql`NOT ${isRunning}`,
        ),
      )
      .returning({ id: subscriptions.id }),
    before: [
      spendOne(
        db,
        { what: 'reset', why: 'reset', key: sql`${`reset:${resetId}`}`, at: now },
        sql`own.reserved_run = ${resetId}`,
      ),
      db.delete(quizAnswers).where(and(eq(quizAnswers.user_id, owner), isReset)),
      db.delete(skillMarks).where(and(eq(skillMarks.user_id, owner), isReset)),
      db
        .delete(stepMarks)
        .where(and(eq(stepMarks.user_id, owner), eq(stepMarks.analysis_id, ofCurrent), isReset)),
      db
        .delete(decisions)
        .where(and(eq(decisions.user_id, owner), eq(decisions.analysis_id, ofCurrent), isReset)),
      db
        .delete(adviserQuestions)
        .where(
          and(eq(adviserQuestions.user_id, owner), eq(adviserQuestions.analysis_id, ofCurrent), isReset),
        ),
      db.delete(careerAnalyses).where(and(eq(careerAnalyses.user_id, owner), isReset)),
      metricIf(db, { name: 'analysis_reset', value: 1, userId: owner, timestamp: now }, isReset),
      db
        .update(subscriptions)
        .set({ reserved_run: null, reserved_until: null })
        .where(eq(subscriptions.reserved_run, resetId)),
    ],
  });
  return { people, subscriptions: rows, analysisId: current[0]?.id ?? null, isReset: marked.length === 1 };
}

/**
 * Deletes one analysis from the history, and the current one with its answers and skill marks if it is the same. Nothing is
 * given back. `personId` null = no live session; `isDeleted` false = it isn't one of theirs.
 */
export async function deleteAnalysis(
  db: Database,
  session: SessionRef,
  analysisId: string,
): Promise<{ personId: string | null; isDeleted: boolean }> {
  const ownAnalysis = and(eq(userAnalysis.id, analysisId), eq(userAnalysis.user_id, personOf(session)));
  const isOwn = sql`EXISTS (SELECT 1 FROM ${userAnalysis} WHERE ${ownAnalysis})`;
  const isCurrent = sql`EXISTS (SELECT 1 FROM ${careerAnalyses}
    WHERE ${careerAnalyses.user_id} = ${personOf(session)} AND ${careerAnalyses.analysis_id} = ${analysisId})`;
  const metric = {
    name: 'analysis_deleted',
    value: 1,
    userId: personOf(session),
    timestamp: session.now,
  } as const;
  const { people, deleted } = await sendBatch(db, {
    people: personOfSession(db, session),
    withIt: [
      metricIf(db, metric, isOwn),
      db.delete(quizAnswers).where(and(eq(quizAnswers.user_id, personOf(session)), isCurrent)),
      db.delete(skillMarks).where(and(eq(skillMarks.user_id, personOf(session)), isCurrent)),
      db
        .delete(stepMarks)
        .where(and(eq(stepMarks.user_id, personOf(session)), eq(stepMarks.analysis_id, analysisId))),
      db
        .delete(objections)
        .where(and(eq(objections.user_id, personOf(session)), eq(objections.analysis_id, analysisId))),
      db
        .delete(sharedCards)
        .where(and(eq(sharedCards.user_id, personOf(session)), eq(sharedCards.analysis_id, analysisId))),
      db
        .delete(handOvers)
        .where(and(eq(handOvers.user_id, personOf(session)), eq(handOvers.analysis_id, analysisId))),
      forgetDecision(db, session, analysisId),
      forgetQuestions(db, session, analysisId),
      db
        .delete(careerAnalyses)
        .where(
          and(eq(careerAnalyses.user_id, personOf(session)), eq(careerAnalyses.analysis_id, analysisId)),
        ),
    ],
    deleted: db.delete(userAnalysis).where(ownAnalysis).returning({ id: userAnalysis.id }),
  });
  return { personId: people[0]?.id ?? null, isDeleted: deleted.length === 1 };
}
