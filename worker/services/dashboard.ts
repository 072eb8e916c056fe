// What the signed-in pages show, each in one round trip; nothing that the plan may not see is in it.
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import { readStoredAnalysis } from '#domain/analysis/schema.ts';
import type { Plan } from '#domain/plan/plans.ts';
import { viewOf } from '#domain/plan/plans.ts';
import { redactAnalysis } from '#domain/plan/redact.ts';
import { quizLock, type QuizLock } from '#domain/quiz/lock.ts';
import {
  analysisHistory,
  currentAnalysis,
  currentAnalysisMark,
  latestAnswers,
} from '#db/queries/analyses.ts';
import type { RequestScope } from '../services.ts';
import { subscriptionState } from './subscription-state.ts';

export type StoredAnalysis = { analysis: VisibleAnalysis; createdAt: string };

export type Dashboard = {
  plan: Plan;
  generationsLeft: number;
  isRunning: boolean;
  current: StoredAnalysis | null;
  /** There is an analysis, but what is stored is no valid one. */
  isBroken: boolean;
  hasAnswers: boolean;
};

export type QuizStatus = { lock: QuizLock | null; isRunning: boolean };

/** Null = no live session. */
export async function readDashboard(scope: RequestScope): Promise<Dashboard | null> {
  const { session, trip } = scope;
  if (session === null) return null;
  const [standing, [current], answers] = await Promise.all([
    scope.standing(),
    trip.ask((db) => currentAnalysis(db, session)),
    trip.ask((db) => latestAnswers(db, session)),
  ]);
  if (standing === null) return null;
  const shown = current === undefined ? null : visible(current, standing.plan);
  return {
    plan: standing.plan,
    generationsLeft: standing.generationsLeft,
    isRunning: standing.runId !== null,
    current: shown,
    isBroken: current !== undefined && shown === null,
    hasAnswers: answers.length > 0,
  };
}

/** The quiz as this visitor finds it; open for strangers. */
export async function readQuizStatus(scope: RequestScope): Promise<QuizStatus> {
  const { session, trip } = scope;
  if (session === null) return { lock: null, isRunning: false };
  const [standing, mark] = await Promise.all([
    scope.standing(),
    trip.ask((db) => currentAnalysisMark(db, session)),
  ]);
  if (standing === null) return { lock: null, isRunning: false };
  const { plan, generationsLeft } = standing;
  return {
    lock: quizLock({ plan, hasAnalysis: mark.length > 0, generationsLeft }),
    isRunning: standing.runId !== null,
  };
}

/** The body of GET /api/analysis; null = no live session. */
export async function readAnalyses(scope: RequestScope) {
  const { session, trip } = scope;
  if (session === null) return null;
  const [standing, [current], history] = await Promise.all([
    scope.standing(),
    trip.ask((db) => currentAnalysis(db, session)),
    trip.ask((db) => analysisHistory(db, session)),
  ]);
  if (standing === null) return null;
  return {
    current: current === undefined ? null : visible(current, standing.plan),
    history: history.flatMap((row) => {
      const stored = visible(row, standing.plan);
      return stored === null ? [] : [{ id: row.id, ...stored }];
    }),
  };
}

/** The body of GET /api/account/me: the specification's user and subscription state (§3). */
export async function readMe(scope: RequestScope) {
  const standing = await scope.standing();
  return { user: standing?.person ?? null, subscription: subscriptionState(standing) };
}

function visible(row: { analysis: string; created_at: string }, plan: Plan): StoredAnalysis | null {
  const analysis = readStoredAnalysis(row.analysis);
  return analysis === null
    ? null
    : { analysis: redactAnalysis(analysis, viewOf(plan)), createdAt: row.created_at };
}
