// Starting a run and attaching to one (docs/architecture.md 'Starting an analysis'). What was
// reserved is given back if the object can't be reached.
import { FAILURES } from '#domain/advice/analysis/failures.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { Plan } from '#domain/payments/plan/plans.ts';
import { textsOf } from '#domain/advice/quiz/answers.ts';
import type { AnalysisOrder } from '#domain/advice/quiz/order-schema.ts';
import type { Database } from '#db/client.ts';
import { releaseRun } from '#db/advice/commands/runs.ts';
import type { Generation } from '../../generation.ts';
import type { RunOrder } from '../../generation/run-log.ts';
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import { attachedResponse } from '../../streams/attached.ts';
import { generationOf } from '../../streams/durable-objects.ts';
import type { Reader } from '../../streams/listener.ts';
import type { AccountState } from '../account/state.ts';
import { payerOf } from '../platform/model-ceiling.ts';
import { analysesOff } from '../platform/model-off.ts';
import { reserveRun, undoLease } from './reserve-run.ts';

/**
 * Starts a run that nobody watches, as a plain form does: a letter says when it is ready. Throws as `startRun` does.
 */
export async function startUnwatched(scope: RequestScope, order: AnalysisOrder): Promise<void> {
  await begin(scope, order);
}

/**
 * The event stream of the new run. Throws crisis, violence, gemini-off, no-session, quiz-locked, run-in-progress, no-generations, minor, too-little,
 * limits-too-strict, daily-limit.
 */
export async function startRun(scope: RequestScope, order: AnalysisOrder): Promise<Response> {
  const { runId, accountState, object } = await begin(scope, order);
  const attached = await object.attach({ ...listenerOf(accountState), runId, after: 0, isLeased: true });
  // The person has left in this very moment.
  if (attached.kind === 'no-run') throw new AppError('internal', FAILURES.lost.sentence);
  return attachedResponse(attached);
}

async function begin(scope: RequestScope, order: AnalysisOrder) {
  const { refuseCrisis } = await import('./gate.ts');
  refuseCrisis(scope, textsOf(order.answers));
  if (scope.config.gemini === null) throw analysesOff();
  // A visitor who leaves at this moment must not leave a lease behind without its run.
  const starting = reserveAndHandOver(scope, order);
  scope.waitUntil(starting.catch(() => {}));
  return starting;
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

async function reserveAndHandOver(scope: RequestScope, order: AnalysisOrder) {
  const { runId, accountState, facts, denied, reading } = await reserveRun(scope, order);
  const personId = accountState.person.id;
  const object = generationOf(scope, personId);
  const { answers, language } = order;
  const { now: startedAt, origin } = scope;
  const payer = payerOf(scope.config, accountState);
  const advice = {
    answers,
    facts,
    denied,
    ...(reading !== null && { reading }),
    ...(language !== 'pl' && { language }),
    ...(order.healthConsent && { healthConsent: true }),
  };
  await handOver(scope, object, { ...advice, runId, personId, startedAt, payer, origin });
  return { runId, accountState, object };
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

async function giveBack(db: Database, run: Parameters<typeof releaseRun>[1]): Promise<void> {
  try {
    await releaseRun(db, run);
  } catch (error) {
    // The lease runs out by itself; the visitor already gets the reason why the run did not start.
    logError('give-back', error, { runId: run.runId });
  }
}
