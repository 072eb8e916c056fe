// The Durable Object of one person: carries the run, whoever is listening (docs/architecture.md 'Starting an analysis'). It starts from
// an alarm, so it outlives every request; a restart finds the run in the log and goes on or gives back.
import { DurableObject } from 'cloudflare:workers';
import { voivodeshipOf } from '#domain/advice/voivodeships.ts';
import type { LoggedEvent } from '#domain/advice/analysis/events.ts';
import { FAILURES } from '#domain/advice/analysis/failures.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { viewOf, type Plan } from '#domain/payments/plan/plans.ts';
import { createStreamRedactor } from '#domain/payments/plan/redact.ts';
import { openForWrites } from './adapters/database.ts';
import { ModelFault } from './adapters/gemini.ts';
import type { Config } from './config.ts';
import type { Env } from './env.ts';
import { Broadcast, type StreamsToCut } from './streams/broadcast.ts';
import type { Reader } from './streams/listener.ts';
import { RunLog, type Outcome, type Run, type RunOrder, RunTracer } from './generation/run-log.ts';
import { settle } from './generation/settle.ts';
import { writeAnalysis } from './generation/write-analysis.ts';
import type { AttachedStream, NothingNew } from './streams/attached.ts';
import {
  failedEvent,
  failureOf,
  failureOfError,
  FULL,
  hasEnded,
  MAX_SETTLE_PAUSE_MS,
  mayBeTried,
  nextLookMs,
  nextRefusals,
  settlePauseMs,
} from './streams/job.ts';
import { countedCalls } from './model-calls.ts';
import { soundConfig } from './isolate-config.ts';
import { logError } from './log.ts';

/** How long a listener may wait for a run that was reserved but not yet handed over. */
const HAND_OVER_MS = 5_000;

/** 'busy': an earlier run is going on or still waits to be saved. 'refused': this run was given up in the meantime. */
type Started = 'started' | 'busy' | 'refused';

type RunToAttach = {
  /** Null = the latest. */
  runId: string | null;
  /** It is reserved, so it may be about to start; one that doesn't start now never will. */
  isLeased: boolean;
  /** The id of the last event seen of it. */
  after: number;
  plan: Plan;
  reader: Reader;
};

export class Generation extends DurableObject<Env> {
  readonly #log: RunLog;
  readonly #stream: Broadcast<LoggedEvent>;
  readonly #waiting = new Set<() => void>();
  #forgottenRun: string | null = null;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#log = new RunLog(state.storage);
    this.#stream = new Broadcast(this.#log.events);
  }

  /** Takes the order and returns at once; may be repeated. */
  async start(order: RunOrder): Promise<Started> {
    const earlier = this.#log.run();
    if (earlier?.runId === order.runId) return 'started';
    if (earlier !== null && !earlier.isSettled) return 'busy';
    if (this.#log.isRefused(order.runId)) return 'refused';
    this.#log.begin(order);
    this.#stream.restart();
    await this.ctx.storage.setAlarm(Date.now());
    for (const wake of this.#waiting) wake();
    return 'started';
  }

  /** What is kept of the latest run, for the person's own file. */
  async held(): Promise<string | null> {
    const run = this.#log.run();
    return run === null ? null : JSON.stringify(run);
  }

  /** Forgets everything, since the person is leaving; a run that is going on ends without a word and is never stored. */
  async forgetEverything(): Promise<void> {
    this.#forgottenRun = this.#log.run()?.runId ?? null;
    this.#stream.close();
    await this.ctx.storage.deleteAlarm();
    await this.#deleteAll();
  }

  /** Forgets a run whose analysis was reset or deleted, so that nobody can attach to it any more; harmless for any other. */
  async forget(runId: string): Promise<void> {
    const run = this.#log.run();
    if (run?.runId !== runId || !run.isSettled) return;
    await this.ctx.storage.deleteAlarm();
    await this.#deleteAll();
  }

  /** Ends the streams of sessions that are over; the run goes on. Anyone who may still listen attaches again by themselves. */
  async cut(streams: StreamsToCut): Promise<void> {
    this.#stream.cut(streams);
  }

  /** The run's events as this plan may see them. */
  async attach(wanted: RunToAttach): Promise<AttachedStream | NothingNew | { kind: 'no-run' }> {
    const { runId, isLeased, after, plan, reader } = wanted;
    const book = await readPublicFacts(dayInPoland(Date.now()));
    if (runId !== null && isLeased && this.#log.run()?.runId !== runId) await this.#nextStart();
    const run = this.#log.run();
    if (run === null || (runId !== null && run.runId !== runId)) {
      if (runId !== null && isLeased) this.#log.refuse(runId);
      return { kind: 'no-run' };
    }
    const { events } = this.#log;
    if (hasEnded(run) && after === events.lastId()) return { kind: 'nothing-new' };
    const body = this.#stream.attach({
      reader,
      shown: createStreamRedactor(viewOf(plan), book, voivodeshipOf(run)),
      after: after > events.lastGivenId() ? 0 : after,
      isOver: hasEnded(run),
    });
    return { kind: 'stream', runId: run.runId, body };
  }

  override async alarm(): Promise<void> {
    const run = this.#log.run();
    try {
      await this.#goOn(run);
    } catch (error) {
      if (run !== null && this.#isForgotten(run)) return;
      logError('generation', error);
      await this.ctx.storage.setAlarm(Date.now() + MAX_SETTLE_PAUSE_MS);
    }
  }

  async #goOn(run: Run | null): Promise<void> {
    if (run === null || run.isSettled) return this.#deleteAll();
    if (run.outcome !== null) return this.#settle(run, run.outcome);
    const tracer = new RunTracer(run.startedAt);
    const outcome = mayBeTried(run) ? await this.#attempt(run, tracer) : failureOf(FAILURES.lost);
    if (this.#isForgotten(run)) return;
    const { trace } = tracer;
    const ended = this.#log.update({ outcome, trace, isWatched: this.#stream.hasListeners() });
    const isCrisis = outcome.kind === 'failure' && outcome.code === FAILURES.crisis.code;
    // Anyone who may be in danger doesn't wait for the database: what was shown is hidden at once, and the way to help opens.
    if (isCrisis) this.#stream.send(endEvent(outcome, false));
    await this.#settle(isCrisis ? this.#log.forgetWords() : ended, outcome);
    if (isCrisis) this.#stream.close();
  }

  async #deleteAll(): Promise<void> {
    this.#log.events.drop();
    await this.ctx.storage.deleteAll();
  }

  #isForgotten(run: Run): boolean {
    return run.runId === this.#forgottenRun;
  }

  async #attempt(run: Run, tracer: RunTracer): Promise<Outcome> {
    const config = this.#config();
    if (config.gemini === null) return failureOf(FAILURES.lost);
    this.#log.events.dropSections();
    this.#log.update({ attempt: run.attempt + 1 });
    try {
      const emit = (event: LoggedEvent) => {
        if (this.#isForgotten(run)) throw new Error('the run was forgotten');
        tracer.saw(event, Date.now());
        this.#stream.send(event);
      };
      const calls = countedCalls({
        config: config.gemini,
        db: config.database === null ? null : openForWrites(config.database),
        subject: run.runId,
        payer: run.payer,
        clock: Date.now,
        waitUntil: (work) => this.ctx.waitUntil(work),
      });
      const { analysis } = await writeAnalysis(config.gemini, run, emit, calls);
      return { kind: 'analysis', analysis: JSON.stringify(analysis), createdAt: new Date().toISOString() };
    } catch (error) {
      if (!(error instanceof ModelFault) && !this.#isForgotten(run))
        logError('generation', error, { runId: run.runId });
      if (error instanceof ModelFault) tracer.failed(error);
      return failureOfError(error, FAILURES.lost, config);
    }
  }

  /** Tells the database, then the listeners. With the database away they hear it first, and the alarm goes on trying. */
  async #settle(run: Run, outcome: Outcome): Promise<void> {
    const settled = await settle(this.#config(), run, outcome);
    const refusals = nextRefusals(run);
    if (settled === 'database-refuses' && refusals !== null) {
      this.#log.update({ refusals });
      return this.ctx.storage.setAlarm(Date.now() + settlePauseMs(refusals));
    }
    // What can't be stored is a failed run, and its generation goes back.
    if (settled === 'database-refuses' && outcome.kind === 'analysis') {
      const failure = failureOf(FAILURES.lost);
      return this.#settle(this.#log.update({ outcome: failure, refusals: 0 }), failure);
    }
    // The person or the run is gone: nothing was stored, so nothing may be claimed.
    const truth = settled === 'refused' && outcome.kind === 'analysis' ? failureOf(FAILURES.lost) : outcome;
    const isSettled = settled !== 'database-away';
    const ended = this.#log.update({ outcome: truth, isSettled, settleTries: run.settleTries + 1 });
    this.#stream.sendEnd(endEvent(truth, isSettled), truth.kind === 'analysis' ? FULL : null);
    await this.ctx.storage.setAlarm(Date.now() + nextLookMs(ended));
  }

  #nextStart(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(wake, HAND_OVER_MS);
      this.#waiting.add(wake);
    });
  }

  #config(): Config {
    return soundConfig(this.env);
  }
}

function endEvent(outcome: Outcome, isSettled: boolean): LoggedEvent {
  if (outcome.kind === 'analysis') {
    const savedAt = isSettled ? outcome.createdAt : null;
    return { event: 'done', data: { analysis: JSON.parse(outcome.analysis), savedAt } };
  }
  return failedEvent(outcome);
}
