// Starting a run and attaching to one (docs/architecture.md 'Starting an analysis'). Nothing is reserved before everything that can
// refuse has had its say; what was reserved is given back if the object can't be reached.
import type { Facts } from '#domain/advice/facts.ts';
import type { Objection } from '#domain/advice/objections.ts';
import { FAILURES } from '#domain/analysis/failures.ts';
import { GENERATION_SETTINGS } from '#domain/analysis/prompt.ts';
import { AppError } from '#domain/errors.ts';
import { appError } from '#domain/messages.ts';
import { LEASE_MS } from '#domain/plan/allowance.ts';
import type { Plan } from '#domain/plan/plans.ts';
import { quizLock } from '#domain/quiz/lock.ts';
import type { AnalysisOrder } from '#domain/quiz/order-schema.ts';
import type { Database } from '#db/client.ts';
import { failedRunsSince, giveBackRun, leaseRun, undoRun, type Lease } from '#db/commands/runs.ts';
import { currentAnalysisMark } from '#db/queries/analyses.ts';
import { ownFacts } from '#db/queries/facts.ts';
import { allObjections } from '#db/queries/objections.ts';
import type { Generation } from '../../generation.ts';
import type { RunOrder } from '../../generation/run-log.ts';
import { MAX_FAILED_RUNS_A_DAY } from '../../limits.ts';
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import { attachedResponse } from '../../streams/attached.ts';
import { generationOf } from '../../streams/durable-objects.ts';
import type { Reader } from '../../streams/listener.ts';
import type { AccountState } from '../account/state.ts';
import { refuseWithoutRoom, unconfirmedRoom } from '../account/unconfirmed.ts';
import { modelRests } from '../model-ceiling.ts';
import { analysesOff } from '../model-off.ts';
import { factsOfRow, factsToKeep } from './facts.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The event stream of the new run. Throws crisis, gemini-off, no-session, quiz-locked, run-in-progress, no-generations, minor, too-little,
 * limits-too-strict, daily-limit.
 */
export async function startRun(scope: RequestScope, order: AnalysisOrder): Promise<Response> {
  const { refuseAtGate, refuseCrisis, textsOf } = await import('./gate.ts');
  refuseCrisis(scope, textsOf(order.answers));
  if (scope.config.gemini === null) throw analysesOff();
  const { accountState, hasAnalysis, storedFacts, denied, isAtCeiling } = await readBeforeRun(
    scope,
    scope.config.gemini.analysisModel,
  );
  refuseIfNotAllowed(accountState, hasAnalysis);
  refuseIfSwitchedOff(accountState);
  if (isAtCeiling) throw new AppError('gemini-off', FAILURES.rests.sentence);
  const facts = await refuseAtGate(scope, order.answers, order.facts ?? storedFacts, denied);
  const run = {
    runId: crypto.randomUUID(),
    personId: accountState.person.id,
    answers: order.answers,
    facts,
    denied,
    startedAt: scope.now,
    origin: scope.origin,
  };
  const object = generationOf(scope, run.personId);
  const kept = order.facts === null ? null : factsToKeep(facts, order.healthConsent, scope.now);
  // A visitor who leaves at this moment must not leave a lease behind without its run.
  const starting = takeLease(scope, accountState, run, kept).then(() => handOver(scope, object, run));
  scope.waitUntil(starting.catch(() => {}));
  await starting;
  const { runId } = run;
  const attached = await object.attach({ ...listenerOf(accountState), runId, after: 0, isLeased: true });
  // The person has left in this very moment.
  if (attached.kind === 'no-run') throw new AppError('internal', FAILURES.lost.sentence);
  return attachedResponse(attached);
}

/** The stream of the run in progress or just ended; 204 if there is none. `after` is the last event id already seen. */
export async function attachToRun(
  scope: RequestScope,
  from: { runId: string | null; after: number },
): Promise<Response> {
  const accountState = await scope.accountState();
  if (accountState === null) throw appError('no-session');
  const object = generationOf(scope, accountState.person.id);
  const runId = accountState.runId ?? from.runId;
  const after = runId === from.runId || from.runId === null ? from.after : 0;
  const isLeased = accountState.runId !== null;
  const attached = await object.attach({ ...listenerOf(accountState), runId, after, isLeased });
  if (attached.kind !== 'no-run') return attachedResponse(attached);
  // A lease that the object knows nothing of belongs to a run that never started, and from now on never will: its
  // generation goes back at once.
  if (accountState.runId !== null) {
    const lost = {
      runId: accountState.runId,
      personId: accountState.person.id,
      outcome: 'run-lost',
      now: scope.now,
    };
    await giveBack(scope.writes(), lost);
  }
  return new Response(null, { status: 204 });
}

/** An ended run can be watched for some minutes more; not once its analysis is gone. Never throws. */
export async function forgetRun(
  scope: RequestScope,
  run: Pick<RunOrder, 'runId' | 'personId'>,
): Promise<void> {
  try {
    await generationOf(scope, run.personId).forget(run.runId);
  } catch (error) {
    logError('forget-run', error, { runId: run.runId });
  }
}

type BeforeRun = {
  accountState: AccountState;
  hasAnalysis: boolean;
  storedFacts: Facts;
  denied: Objection[];
  isAtCeiling: boolean;
};

async function readBeforeRun(scope: RequestScope, model: string): Promise<BeforeRun> {
  const session = scope.session;
  if (session === null) throw appError('no-session');
  const { maxOutputTokens } = GENERATION_SETTINGS;
  const [accountState, mark, [facts], denied, isAtCeiling] = await Promise.all([
    scope.accountState(),
    scope.batch.ask((db) => currentAnalysisMark(db, session)),
    scope.batch.ask((db) => ownFacts(db, session)),
    scope.batch.ask((db) => allObjections(db, session)),
    modelRests(scope, { model, maxOutputTokens }),
  ]);
  if (accountState === null) throw appError('no-session');
  return { accountState, hasAnalysis: mark.length > 0, storedFacts: factsOfRow(facts), denied, isAtCeiling };
}

// Before the gate, which would ask for more words of somebody who can't begin.
function refuseIfSwitchedOff({ switches }: AccountState): void {
  const sentence = switches['analyses-off'];
  if (sentence !== undefined) throw new AppError('gemini-off', sentence);
}

function refuseIfNotAllowed(accountState: AccountState, hasAnalysis: boolean): void {
  if (accountState.runId !== null) throw appError('run-in-progress');
  const lock = quizLock({
    plan: accountState.plan,
    hasAnalysis,
    generationsLeft: accountState.generationsLeft,
  });
  if (lock === null) return;
  if (hasAnalysis) throw new AppError('quiz-locked', lock.toast);
  throw lock.reason === 'free-used' ? appError('no-generations') : new AppError('no-generations', lock.toast);
}

async function takeLease(
  scope: RequestScope,
  accountState: AccountState,
  { runId, personId, answers }: RunOrder,
  facts: Lease['facts'],
): Promise<void> {
  if (accountState.subscriptionId === null) throw appError('no-generations');
  const db = scope.writes();
  const room = unconfirmedRoom(scope, accountState);
  const maxFailedRuns = MAX_FAILED_RUNS_A_DAY * scope.config.rateLimitScale;
  const lease: Lease = {
    runId,
    personId,
    subscriptionId: accountState.subscriptionId,
    plan: accountState.plan,
    preferences: JSON.stringify(answers.preferences),
    additionalInterests: answers.additional_interests,
    additionalInfo: answers.additional_info,
    facts,
    now: scope.now,
    until: scope.now + LEASE_MS,
    maxFailedRuns,
    room,
  };
  let taken: boolean;
  try {
    taken = await leaseRun(db, lease);
  } catch (error) {
    // The lease may have been taken and only the response lost.
    scope.waitUntil(undoLease(db, runId));
    throw error;
  }
  if (taken) return;
  await refuseWithoutRoom(scope, room);
  const failed = await failedRunsSince(db, personId, scope.now - DAY_MS);
  throw failed >= maxFailedRuns ? appError('daily-limit', DAY_MS / 1000) : appError('run-in-progress');
}

async function handOver(
  scope: RequestScope,
  object: DurableObjectStub<Generation>,
  order: RunOrder,
): Promise<void> {
  const { runId, personId } = order;
  // Tried twice, since starting may be repeated and only the response may have got lost.
  const started = await object
    .start(order)
    .catch(() => object.start(order).catch(() => 'unreachable' as const));
  if (started === 'started') return;
  if (started === 'busy') {
    await undoLease(scope.writes(), runId);
    throw appError('run-in-progress');
  }
  await giveBack(scope.writes(), { runId, personId, outcome: 'run-lost', now: scope.now });
  throw new AppError('internal', FAILURES.lost.sentence);
}

function listenerOf({ plan, person, session }: AccountState): { plan: Plan; reader: Reader } {
  return { plan, reader: { personId: person.id, sessionId: session.id } };
}

async function undoLease(db: Database, runId: string): Promise<void> {
  try {
    await undoRun(db, runId);
  } catch (error) {
    logError('undo-lease', error, { runId });
  }
}

async function giveBack(db: Database, run: Parameters<typeof giveBackRun>[1]): Promise<void> {
  try {
    await giveBackRun(db, run);
  } catch (error) {
    // The lease runs out by itself; the visitor already gets the reason why the run did not start.
    logError('give-back', error, { runId: run.runId });
  }
}
