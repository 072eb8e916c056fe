// Reads of a person's own analyses and answers.
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { careerAnalyses, quizAnswers, userAnalysis } from '../schema/analyses.ts';
import { personOf, type SessionRef } from '../session-ref.ts';

export const HISTORY_LENGTH = 5;

export function currentAnalysis(db: Database, session: SessionRef) {
  return db
    .select({ analysis: careerAnalyses.analysis, created_at: careerAnalyses.created_at })
    .from(careerAnalyses)
    .where(eq(careerAnalyses.user_id, personOf(session)));
}

/** A row if there is a current analysis, without its text. */
export function currentAnalysisMark(db: Database, session: SessionRef) {
  return db
    .select({ created_at: careerAnalyses.created_at })
    .from(careerAnalyses)
    .where(eq(careerAnalyses.user_id, personOf(session)));
}

/** The latest five, newest first. */
export function analysisHistory(db: Database, session: SessionRef) {
  return db
    .select({ id: userAnalysis.id, analysis: userAnalysis.analysis, created_at: userAnalysis.created_at })
    .from(userAnalysis)
    .where(eq(userAnalysis.user_id, personOf(session)))
    .orderBy(desc(userAnalysis.created_at))
    .limit(HISTORY_LENGTH);
}

export function latestAnswers(db: Database, session: SessionRef) {
  return db
    .select({
      preferences: quizAnswers.preferences,
      additional_interests: quizAnswers.additional_interests,
      additional_info: quizAnswers.additional_info,
      date: quizAnswers.date,
    })
    .from(quizAnswers)
    .where(eq(quizAnswers.user_id, personOf(session)));
}
