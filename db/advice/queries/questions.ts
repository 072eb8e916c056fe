// Reads of what a person asked of their analysis.
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { careerAnalyses } from '../schema/analyses.ts';
import { adviserQuestions } from '../schema/questions.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** Of the current analysis, those that are answered, in the order in which they were asked. */
export function questionsOfCurrent(db: Database, session: SessionRef) {
  return db
    .select({
      id: adviserQuestions.id,
      question: adviserQuestions.question,
      answer: adviserQuestions.answer,
      asked_at: adviserQuestions.asked_at,
    })
    .from(adviserQuestions)
    .innerJoin(
      careerAnalyses,
      and(
        eq(careerAnalyses.user_id, adviserQuestions.user_id),
        eq(careerAnalyses.analysis_id, adviserQuestions.analysis_id),
      ),
    )
    .where(and(eq(adviserQuestions.user_id, personOf(session)), isNotNull(adviserQuestions.answer)))
    .orderBy(asc(adviserQuestions.asked_at));
}
