// What a person's Durable Object remembers of the run: its order, its state, and every event, unredacted. Kept in the
// object's own SQLite, so that a restart finds it; wiped some time after the end (generation.ts).
import type { LoggedEvent } from '#domain/advice/analysis/events.ts';
import type { AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';
import type { Payer } from '#domain/desk/model-cost/shares.ts';
import { NO_ANSWERS } from '#domain/advice/quiz/answers.ts';
import type { ModelFault } from '../adapters/gemini.ts';
import { EventLog } from '../streams/event-log.ts';
import { NEW_JOB, type Failure, type JobState } from '../streams/job.ts';

// How far a run came, for the operator: its stage, when the first section was there, what the provider answered. No word of it.
type RunTrace = {
  stage: string | null;
  /** From the run's start. */
  firstSectionMs: number | null;
  providerStatus: number | null;
};

const NO_TRACE: RunTrace = { stage: null, firstSectionMs: null, providerStatus: null };

export class RunTracer {
  trace: RunTrace = NO_TRACE;
  readonly #startedAt: number;

  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  saw({ event, data }: LoggedEvent, now: number): void {
    if (event === 'progress') this.trace = { ...this.trace, stage: data.stage };
    if (event === 'section' && this.trace.firstSectionMs === null)
      this.trace = { ...this.trace, firstSectionMs: now - this.#startedAt };
  }

  failed({ status }: ModelFault): void {
    this.trace = { ...this.trace, providerStatus: status };
  }
}

export type RunOrder = AdviceOrder & {
  runId: string;
  personId: string;
  startedAt: number;
  /** For the ceilings of cost. */
  payer: Payer;
  /** Whether conditions of health that were added by hand are kept. */
  healthConsent?: boolean;
  /** Of the links in a letter about it. */
  origin: string;
};

export type Outcome = { kind: 'analysis'; analysis: string; createdAt: string } | Failure;

export type Run = RunOrder &
  JobState<Outcome> & {
    trace: RunTrace;
    /** Whether somebody was listening when it ended; anyone who wasn't gets a letter. */
    isWatched: boolean;
  };

export class RunLog {
  readonly events: EventLog<LoggedEvent>;
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.events = new EventLog(storage, 'events');
    this.#sql = storage.sql;
  }

  /** Forgets the run before and begins a new one. */
  begin(order: RunOrder): void {
    for (const table of ['run', 'refused']) this.#sql.exec(`DROP TABLE IF EXISTS ${table}`);
    this.events.drop();
    this.#createTables();
    this.#write({ ...order, ...NEW_JOB, trace: NO_TRACE, isWatched: true });
  }

  run(): Run | null {
    this.#createTables();
    const [row] = this.#sql.exec<{ json: string }>('SELECT json FROM run').toArray();
    // Only #write fills this table; a run begun before a field was added hasn't got it.
    return row === undefined
      ? null
      : ({
          refusals: 0,
          facts: {},
          denied: [],
          payer: 'free',
          isWatched: true,
          trace: NO_TRACE,
          ...JSON.parse(row.json),
        } as Run);
  }

  update(change: Partial<Run>): Run {
    const run = this.run();
    if (run === null) throw new Error('no run to update');
    const changed = { ...run, ...change };
    this.#write(changed);
    return changed;
  }

  /** Forgets what the person typed and whatever was written from it; how the run ended stays. */
  forgetWords(): Run {
    this.events.dropSections();
    return this.update({ answers: NO_ANSWERS, facts: {}, denied: [], reading: undefined });
  }

  /** Remembers that a run was said to be unknown here: from then on it must not start (its generation goes back). */
  refuse(runId: string): void {
    this.#createTables();
    this.#sql.exec('INSERT OR IGNORE INTO refused (run_id) VALUES (?)', runId);
  }

  isRefused(runId: string): boolean {
    this.#createTables();
    return this.#sql.exec('SELECT 1 FROM refused WHERE run_id = ?', runId).toArray().length > 0;
  }

  #write(run: Run): void {
    this.#sql.exec('INSERT OR REPLACE INTO run (only, json) VALUES (1, ?)', JSON.stringify(run));
  }

  // On use, not once: deleteAll() drops tables while the instance lives.
  #createTables(): void {
    this.#sql.exec('CREATE TABLE IF NOT EXISTS refused (run_id TEXT PRIMARY KEY)');
    this.#sql.exec('CREATE TABLE IF NOT EXISTS run (only INTEGER PRIMARY KEY, json TEXT NOT NULL)');
    this.events.create();
  }
}
