// Reserving a generation for a run. Nothing is reserved before everything that can refuse has had its say; what the database alone can
// refuse for, the lease's own batch asks (docs/architecture.md 'Starting an analysis').
import type { Facts } from '#domain/advice/facts.ts';
import { isAnswer } from '#domain/advice/answers-back.ts';
import type { Objection } from '#domain/advice/objections.ts';
import { unsaidHealthOf } from '#domain/advice/reading/health-conditions.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { LEASE_MS } from '#domain/payments/plan/allowance.ts';
import { quizLock } from '#domain/advice/quiz/lock.ts';
import type { AnalysisOrder } from '#domain/advice/quiz/order-schema.ts';
import type { Database } from '#db/client.ts';
import { failedRunsSince, leaseRun, undoRun, type Lease } from '#db/advice/commands/runs.ts';
import { currentAnalysisMark } from '#db/advice/queries/analyses.ts';
import { ownFacts } from '#db/advice/queries/facts.ts';
import { spentOf } from '#db/desk/queries/model-calls.ts';
import { allObjections } from '#db/advice/queries/objections.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { GENERATION_SETTINGS } from '#domain/advice/analysis/prompt.ts';
import { waitSentence, type Budget } from '#domain/desk/model-cost/shares.ts';
import { startInPoland } from '#domain/platform/calendar-day.ts';
import { MAX_FAILED_RUNS_A_DAY } from '../../limits.ts';
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import type { AccountState } from '../account/state.ts';
import { mustConfirmEmail, refuseWithoutRoom, unconfirmedRooms } from '../account/unconfirmed.ts';
import { ceilingBefore, waitFor } from '../platform/model-ceiling.ts';
import { confirmedReading } from './confirmed-reading.ts';
import { factsOfRow, factsToKeep } from './facts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How things stood before the run. */
type Before = {
  accountState: AccountState;
  hasAnalysis: boolean;
  storedFacts: Facts;
  denied: Objection[];
  /** What the model rests for; null = it doesn't. */
  waitsFor: Budget | null;
};

type ReservedRun = {
  runId: string;
  accountState: AccountState;
  facts: Facts;
  denied: Objection[];
  reading: Reading | null;
};

/**
 * In one round trip where the gate, asked beforehand, has nothing against the order and nothing is stored that could change its mind;
 * else what is stored is read first. Throws what `startRun` says.
 */
export async function reserveRun(scope: RequestScope, order: AnalysisOrder): Promise<ReservedRun> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const { alarmRefusal, passedFacts, refuseAtGate } = await import('./gate.ts');
  const reading = await confirmedReading(order);
  const refusal = alarmRefusal(scope, reading?.alarm ?? 'none', order);
  if (refusal !== null) throw refusal;
  const sent = await passedFacts(order, order.facts ?? {}, reading);
  const unseen = order.facts === null ? (['facts', 'objections'] as const) : (['objections'] as const);
  const tried = sent === null ? null : await lease(scope, session, order, { facts: sent, reading }, unseen);
  if (tried?.isTaken) return reserved(tried, sent ?? {}, reading);
  const before = tried ?? (await readBeforeRun(scope, session));
  refuseIfNotAllowed(before, scope.now);
  const facts = await refuseAtGate(scope, order, order.facts ?? before.storedFacts, {
    denied: heardBeside(reading, before.denied),
    reading,
  });
  const again = await lease(scope, session, order, { facts, reading }, []);
  if (!again.isTaken) throw await whyNotLeased(scope, again);
  return reserved(again, facts, reading);
}

function reserved(
  { runId, accountState, denied }: Tried,
  facts: Facts,
  reading: Reading | null,
): ReservedRun {
  return { runId, accountState, facts, denied: heardBeside(reading, denied), reading };
}

/** Conditions kept before were shown with what was read, so a reading that was confirmed holds against them. */
function heardBeside(reading: Reading | null, denied: Objection[]): Objection[] {
  return reading === null ? denied : denied.filter((line) => !isAnswer(line));
}

async function readBeforeRun(scope: RequestScope, session: SessionRef): Promise<Before> {
  const ceiling = ceilingBefore(scope, nextCall(scope));
  const [accountState, mark, [facts], denied, rows] = await Promise.all([
    scope.accountState(),
    scope.batch.ask((db) => currentAnalysisMark(db, session)),
    scope.batch.ask((db) => ownFacts(db, session)),
    scope.batch.ask((db) => allObjections(db, session)),
    scope.batch.ask((db) => spentOf(db, ceiling?.unconfirmed ?? [])),
  ]);
  if (accountState === null) throw appError('no-session');
  return {
    accountState,
    hasAnalysis: mark.length > 0,
    storedFacts: factsOfRow(facts),
    denied,
    waitsFor: waitFor(scope, accountState, { ceiling, rows }),
  };
}

function nextCall({ config }: RequestScope) {
  return { model: config.gemini?.analysisModel ?? '', maxOutputTokens: GENERATION_SETTINGS.maxOutputTokens };
}

function refuseIfNotAllowed({ accountState, hasAnalysis, waitsFor }: Before, now: number): void {
  if (accountState.runId !== null) throw appError('run-in-progress');
  const lock = quizLock({
    plan: accountState.plan,
    hasAnalysis,
    generationsLeft: accountState.generationsLeft,
  });
  if (lock !== null && hasAnalysis) throw new AppError('quiz-locked', lock.toast);
  if (lock !== null)
    throw lock.reason === 'free-used'
      ? appError('no-generations')
      : new AppError('no-generations', lock.toast);
  // Before the gate, which would ask for more words of somebody who can't begin.
  const sentence = accountState.switches['analyses-off'];
  if (sentence !== undefined) throw new AppError('gemini-off', sentence);
  refuseIfWaiting(waitsFor, now);
}

type Tried = Before & { runId: string; isTaken: boolean };

async function lease(
  scope: RequestScope,
  session: SessionRef,
  { answers, ...order }: AnalysisOrder,
  { facts, reading }: { facts: Facts; reading: Reading | null },
  unseen: Lease['unseen'],
): Promise<Tried> {
  const { config, now } = scope;
  const runId = crypto.randomUUID();
  const ceiling = ceilingBefore(scope, nextCall(scope));
  const db = scope.writes();
  const leasing = leaseRun(db, session, {
    runId,
    premiumPriceIds: config.premiumPriceIds,
    preferences: JSON.stringify(answers.preferences),
    additionalInterests: answers.additional_interests,
    additionalInfo: answers.additional_info,
    facts: order.facts === null ? null : factsToKeep(facts, order.healthConsent, now),
    healthConsentAt:
      order.healthConsent && reading !== null && unsaidHealthOf(reading).length > 0 ? now : null,
    until: now + LEASE_MS,
    maxFailedRuns: mostFailedRuns(scope),
    rooms: config.mail === null ? null : unconfirmedRooms(scope),
    ceiling,
    unseen,
  });
  const { isTaken, hasAnalysis, denied, spent, ...rows } = await leasing.catch((error: unknown) => {
    // The lease may have been taken and only the response lost.
    scope.waitUntil(undoLease(db, runId));
    throw error;
  });
  const accountState = scope.takeAccountState(rows);
  if (accountState === null) throw appError('no-session');
  const storedFacts = factsOfRow(rows.facts[0]);
  const waitsFor = waitFor(scope, accountState, { ceiling, rows: spent });
  return { runId, isTaken, accountState, hasAnalysis, storedFacts, denied, waitsFor };
}

async function whyNotLeased(scope: RequestScope, { accountState, waitsFor }: Tried): Promise<AppError> {
  refuseIfWaiting(waitsFor, scope.now);
  if (mustConfirmEmail(scope.config, accountState)) await refuseWithoutRoom(scope);
  const failed = await failedRunsSince(scope.writes(), accountState.person.id, scope.now - DAY_MS);
  const isOften = failed >= mostFailedRuns(scope);
  return isOften ? appError('daily-limit', DAY_MS / 1000) : appError('run-in-progress');
}

export function refuseIfWaiting(waitsFor: Budget | null, now: number): void {
  if (waitsFor === null) return;
  const seconds = Math.max(1, Math.ceil((startInPoland(waitsFor.opensOn) - now) / 1000));
  throw new AppError('daily-limit', waitSentence(waitsFor), seconds);
}

function mostFailedRuns({ config }: RequestScope): number {
  return MAX_FAILED_RUNS_A_DAY * config.rateLimitScale;
}

export async function undoLease(db: Database, runId: string): Promise<void> {
  try {
    await undoRun(db, runId);
  } catch (error) {
    logError('undo-lease', error, { runId });
  }
}
