// Two of a person's latest five analyses side by side, in whichever order they are asked for; redacted before they are compared.
import { readPublicFacts } from '#content/public-facts.server.ts';
import type { FactSources, PublicFactsBook } from '#domain/advice/public-facts.ts';
import { readStoredOrder } from '#domain/advice/stored-order.ts';
import { compareAnalyses, type Comparison } from '#domain/advice/analysis/comparison/compare.ts';
import { compareAnswers, type AnswerChanges } from '#domain/advice/analysis/comparison/compare-answers.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { appError } from '#domain/platform/messages.ts';
import type { Plan } from '#domain/payments/plan/plans.ts';
import { analysisOfHistory, latestTwoAnalyses } from '#db/advice/queries/analyses.ts';
import type { RequestScope } from '../../scope.ts';
import { visible } from './stored.ts';

export type ComparedAnalyses = {
  older: { id: string; createdAt: string };
  newer: { id: string; createdAt: string };
  comparison: Comparison;
  /** Null = one of them doesn't hold the answers that it was made from. */
  answers: AnswerChanges | null;
  /** The paths whose figures are shown have them from here; null = from nowhere. */
  payFrom: Pick<FactSources['pay'], 'period' | 'isCompared'> | null;
};

type Row = { id: string; analysis: string; quiz_answers: string; created_at: string };

/** Null = no live session. Throws not-found. */
export async function readComparison(
  scope: RequestScope,
  ids: readonly [string, string],
): Promise<ComparedAnalyses | null> {
  const session = scope.session;
  if (session === null) return null;
  const [book, accountState, [one], [other]] = await Promise.all([
    readPublicFacts(dayInPoland(scope.now)),
    scope.accountState(),
    scope.batch.ask((db) => analysisOfHistory(db, session, ids[0])),
    scope.batch.ask((db) => analysisOfHistory(db, session, ids[1])),
  ]);
  if (accountState === null) return null;
  const found =
    one === undefined || other === undefined ? null : compared(one, other, accountState.plan, book);
  if (found === null) throw appError('not-found');
  return found;
}

/** The latest two; null = no live session, or there are no two that can be read. */
export async function readLatestComparison(scope: RequestScope): Promise<ComparedAnalyses | null> {
  const session = scope.session;
  if (session === null) return null;
  const [book, accountState, [one, other]] = await Promise.all([
    readPublicFacts(dayInPoland(scope.now)),
    scope.accountState(),
    scope.batch.ask((db) => latestTwoAnalyses(db, session)),
  ]);
  if (accountState === null || one === undefined || other === undefined) return null;
  return compared(one, other, accountState.plan, book);
}

function compared(one: Row, other: Row, plan: Plan, book: PublicFactsBook): ComparedAnalyses | null {
  const [older, newer] = one.created_at <= other.created_at ? [one, other] : [other, one];
  const before = visible(older, plan, book);
  const now = visible(newer, plan, book);
  if (before === null || now === null) return null;
  const [askedBefore, askedNow] = [readStoredOrder(older.quiz_answers), readStoredOrder(newer.quiz_answers)];
  return {
    older: { id: older.id, createdAt: older.created_at },
    newer: { id: newer.id, createdAt: newer.created_at },
    comparison: compareAnalyses(before.analysis, now.analysis),
    answers: askedBefore === null || askedNow === null ? null : compareAnswers(askedBefore, askedNow),
    payFrom: (now.analysis.zrodla ?? before.analysis.zrodla)?.pay ?? null,
  };
}
