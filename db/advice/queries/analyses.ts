// Reads of a person's own analyses and answers.
import { and, desc, eq, sql } from 'drizzle-orm';
import { ANALYSIS_LIMITS } from '#domain/advice/analysis/analysis.ts';
import type { Database } from '../../client.ts';
import { careerAnalyses, quizAnswers, userAnalysis } from '../schema/analyses.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { LINES } from './objections.ts';

export const HISTORY_LENGTH = 5;

export function currentAnalysis(db: Database, session: SessionRef) {
  return db
    .select({
      id: careerAnalyses.analysis_id,
      analysis: careerAnalyses.analysis,
      created_at: careerAnalyses.created_at,
      trail: sql<string | null>`(SELECT ${userAnalysis.trail} FROM ${userAnalysis}
        WHERE ${userAnalysis.id} = ${careerAnalyses.analysis_id} AND ${userAnalysis.user_id} = ${careerAnalyses.user_id})`,
    })
    .from(careerAnalyses)
    .where(eq(careerAnalyses.user_id, personOf(session)));
}

/** A row if there is a current analysis, without its text. */
export function currentAnalysisMark(db: Database, session: SessionRef) {
  return db
    .select({ id: careerAnalyses.analysis_id, created_at: careerAnalyses.created_at })
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

/** The latest five by their names only: `paths` is a JSON list of all path names in order, null if the record is broken. */
export function historyMarks(db: Database, session: SessionRef) {
  const name = (index: number) => `$.sciezkiKariery[${index}].nazwa`;
  const names = sql.join(
    Array.from(
      { length: ANALYSIS_LIMITS.maxPaths + ANALYSIS_LIMITS.maxAdded },
      (_, index) => sql`${name(index)}`,
    ),
    sql`, `,
  );
  return db
    .select({
      id: userAnalysis.id,
      created_at: userAnalysis.created_at,
      paths: sql<string | null>`CASE WHEN json_valid(${userAnalysis.analysis})
        THEN json_extract(${userAnalysis.analysis}, ${names}) END`,
    })
    .from(userAnalysis)
    .where(eq(userAnalysis.user_id, personOf(session)))
    .orderBy(desc(userAnalysis.created_at))
    .limit(HISTORY_LENGTH);
}

/** Whole, with what they were made from; newest first. */
export function latestTwoAnalyses(db: Database, session: SessionRef) {
  return db
    .select({
      id: userAnalysis.id,
      analysis: userAnalysis.analysis,
      quiz_answers: userAnalysis.quiz_answers,
      created_at: userAnalysis.created_at,
    })
    .from(userAnalysis)
    .where(eq(userAnalysis.user_id, personOf(session)))
    .orderBy(desc(userAnalysis.created_at))
    .limit(2);
}

/** What the latest was made from, and what is denied of it since (objections.ts). */
export function latestOrder(db: Database, session: SessionRef) {
  return db
    .select({ quiz_answers: userAnalysis.quiz_answers, lines: LINES })
    .from(userAnalysis)
    .where(eq(userAnalysis.user_id, personOf(session)))
    .orderBy(desc(userAnalysis.created_at))
    .limit(1);
}

/** One of the person's own latest five. */
export function analysisOfHistory(db: Database, session: SessionRef, id: string) {
  return db
    .select({
      id: userAnalysis.id,
      analysis: userAnalysis.analysis,
      quiz_answers: userAnalysis.quiz_answers,
      created_at: userAnalysis.created_at,
      trail: userAnalysis.trail,
    })
    .from(userAnalysis)
    .where(and(eq(userAnalysis.id, id), eq(userAnalysis.user_id, personOf(session))));
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
