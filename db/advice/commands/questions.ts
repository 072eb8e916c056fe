// The life of a question: its place is taken before the model is asked, filled with the answer, or given back. That there is a place, and that
// no other question is being answered, is part of the statement that takes it.
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { PLANS } from '#domain/payments/plan/plans.ts';
import type { Database } from '../../client.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { byPlan, planInForce } from '../../payments/queries/premium/in-force.ts';
import { hasRoom, incrementUse, type QuotaRoom } from '../../platform/commands/quotas.ts';
import { careerAnalyses } from '../schema/analyses.ts';
import { adviserQuestions } from '../schema/questions.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** `deadBefore`: what was being answered then is dead, and its place is free. */
export type Place = {
  id: string;
  analysisId: string;
  deadBefore: number;
  premiumPriceIds: readonly string[];
};

/** None taken = the analysis isn't their current one, all places are taken, one is being answered, or `room` is used up. */
export async function takePlace(db: Database, session: SessionRef, place: Place, room: QuotaRoom) {
  const { id, analysisId, deadBefore, premiumPriceIds } = place;
  const owner = personOf(session);
  const most = byPlan(planInForce(session, premiumPriceIds), (plan) => PLANS[plan].questions);
  const ofAnalysis = and(eq(adviserQuestions.user_id, owner), eq(adviserQuestions.analysis_id, analysisId));
  const [people, , before, taken, used] = await db.batch([
    personOfSession(db, session),
    db
      .delete(adviserQuestions)
      .where(
        and(
          eq(adviserQuestions.user_id, owner),
          isNull(adviserQuestions.answer),
          lte(adviserQuestions.asked_at, deadBefore),
        ),
      ),
    db
      .select({ isAnswered: sql<number>`${adviserQuestions.answer} IS NOT NULL` })
      .from(adviserQuestions)
      .where(ofAnalysis),
    db.all<{
      id: string;
    }>(sql`INSERT INTO ${adviserQuestions} (id, user_id, analysis_id, question, answer, asked_at)
      SELECT ${id}, ${careerAnalyses.user_id}, ${careerAnalyses.analysis_id}, '', NULL, ${session.now}
      FROM ${careerAnalyses}
      WHERE ${careerAnalyses.user_id} = ${owner} AND ${careerAnalyses.analysis_id} = ${analysisId}
        AND ${hasRoom(room)}
        AND NOT EXISTS (SELECT 1 FROM ${adviserQuestions} AS other WHERE other.user_id = ${owner} AND other.answer IS NULL)
        AND (SELECT count(*) FROM ${adviserQuestions} AS own
          WHERE own.user_id = ${owner} AND own.analysis_id = ${analysisId}) < ${most}
      RETURNING id`),
    incrementUse(db, room),
  ]);
  return {
    isSignedIn: people.length > 0,
    isTaken: taken.length === 1,
    isBusy: before.some(({ isAnswered }) => isAnswered === 0),
    used,
  };
}

/** False = its analysis or its person has gone meanwhile. */
export async function fillPlace(
  db: Database,
  { id, question, answer }: { id: string; question: string; answer: string },
): Promise<boolean> {
  const filled = await db
    .update(adviserQuestions)
    .set({ question, answer })
    .where(and(eq(adviserQuestions.id, id), isNull(adviserQuestions.answer)))
    .returning({ id: adviserQuestions.id });
  return filled.length === 1;
}

/** May be repeated. */
export async function giveBackPlace(db: Database, id: string): Promise<void> {
  await db.delete(adviserQuestions).where(and(eq(adviserQuestions.id, id), isNull(adviserQuestions.answer)));
}

/** A statement. */
export function forgetQuestions(db: Database, session: SessionRef, analysisId: string) {
  return db
    .delete(adviserQuestions)
    .where(
      and(eq(adviserQuestions.user_id, personOf(session)), eq(adviserQuestions.analysis_id, analysisId)),
    );
}
