// The Durable Object of one course: writes its structure and lessons, each once however many readers ask at the same time, and lets
// all of them watch. Works from alarms, so that it outlives every request; a restart finds the jobs in the log and goes on.
import { DurableObject } from 'cloudflare:workers';
import type { WritingEvent } from '#domain/courses/writing/events.ts';
import { MAX_FAILURES_AN_HOUR, secondsToRest, WRITING_FAILURES } from '#domain/courses/writing/failures.ts';
import { openForWrites } from './adapters/database.ts';
import { ModelFault } from './adapters/gemini.ts';
import type { Config } from './config.ts';
import { carriesText, terminalEvent } from './course-writer/endings.ts';
import { JobLog, keyOf, lessonKey, type Job, type Order, type Outcome } from './course-writer/job-log.ts';
import { Deliveries, type Refused } from './course-writer/deliveries.ts';
import { count, keepPlans, readRemembered, settle } from './course-writer/settle.ts';
import { writeJob } from './course-writer/write-job.ts';
import type { Env } from './env.ts';
import { Broadcast, type StreamsToCut } from './streams/broadcast.ts';
import type { Reader } from './streams/listener.ts';
import type { AttachedStream, NothingNew } from './streams/attached.ts';
import {
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

/** An alarm may run for 15 minutes, and a job for six: later jobs wait for the next alarm. */
const ALARM_BUDGET_MS = 8 * 60_000;
/** How often a working alarm looks for jobs that became due. */
const LOOK_MS = 1_000;

/** `reader`: kept in memory only; `runId` and `after`: what this reader has seen already. */
export type JobToAttach = { order: Order; reader: Reader; runId: string | null; after: number };

/** It failed too often lately. */
type Resting = { kind: 'resting'; retryAfterSeconds: number };

export class CourseWriter extends DurableObject<Env> {
  readonly #log: JobLog;
  readonly #streams = new Map<string, Broadcast<WritingEvent>>();
  readonly #running = new Map<string, Promise<void>>();
  /** By job, everybody who has been sent some of its text: who left before the first word has read nothing. */
  readonly #readers = new Map<string, Set<string>>();
  readonly #deliveries = new Deliveries(() => this.#config());
  #alarmSince: number | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#log = new JobLog(state.storage);
  }

  /** The job's events. It begins unless it runs or is done; a lesson counts as delivered before anything of it is sent. */
  async attach(wanted: JobToAttach): Promise<AttachedStream | NothingNew | Resting | Refused> {
    const { order, reader } = wanted;
    if (order.kind !== 'lesson') return this.#join(wanted);
    const { courseId, lessonId } = order;
    const lesson = { courseId, lessonId, personId: reader.personId };
    // The model is asked while the delivery is written.
    const begun = await this.#begun(wanted);
    if ('kind' in begun) return begun;
    // Of the run that was found or begun now, also if it has failed by then.
    const seen = { runId: begun.runId, after: begun.runId === wanted.runId ? wanted.after : 0 };
    const joined = await this.#deliveries.deliver(lesson, () => this.#join({ ...wanted, ...seen }));
    const job = this.#log.job(keyOf(order));
    if (job === null || hasEnded(job)) await this.#takeBack(order, job?.outcome ?? null);
    return joined;
  }

  /** A lesson that needs work is written again, unless it is by now; nobody needs to look on. */
  async ask(order: Order): Promise<{ kind: 'asked' } | Resting> {
    const known = this.#log.job(keyOf(order));
    if (known !== null && !hasEnded(known)) return { kind: 'asked' };
    const begun = await this.#beginSoon(order);
    return 'kind' in begun ? begun : { kind: 'asked' };
  }

  async #join(wanted: JobToAttach): Promise<AttachedStream | NothingNew | Resting> {
    const { reader, runId, after } = wanted;
    const job = await this.#begun(wanted);
    return 'kind' in job ? job : this.#attach(job, reader, job.runId === runId ? after : 0);
  }

  /** The job that runs or is done, else a new one; one that failed unseen by this reader is tried again. */
  async #begun({ order, runId }: JobToAttach): Promise<Job | Resting> {
    const key = keyOf(order);
    const known = this.#log.job(key);
    const isOld = known?.outcome?.kind === 'failure' && known.runId !== runId;
    if (known !== null && !isOld) return known;
    return this.#beginSoon(order);
  }

  async #beginSoon(order: Order): Promise<Job | Resting> {
    const most = MAX_FAILURES_AN_HOUR * this.#config().rateLimitScale;
    const retryAfterSeconds = secondsToRest(this.#log.failures(keyOf(order)), most, Date.now());
    if (retryAfterSeconds !== null) return { kind: 'resting', retryAfterSeconds };
    const job = this.#begin(order);
    await this.ctx.storage.setAlarm(Date.now());
    return job;
  }

  /** Ends the streams of sessions that are over; the writing goes on. */
  async cut(streams: StreamsToCut): Promise<void> {
    for (const stream of this.#streams.values()) stream.cut(streams);
  }

  override async alarm(): Promise<void> {
    this.#alarmSince = Date.now();
    try {
      await this.#work();
    } catch (error) {
      logError('course-writer', error);
    } finally {
      this.#alarmSince = null;
      await this.#setNextAlarm();
    }
  }

  /** Works on what is due until nothing runs any more; what begins in the meantime joins in. */
  async #work(): Promise<void> {
    this.#launchDue();
    while (this.#running.size > 0) {
      await Promise.race([...this.#running.values(), new Promise((resolve) => setTimeout(resolve, LOOK_MS))]);
      this.#launchDue();
    }
  }

  #launchDue(): void {
    const isDue = (job: Job) => job.dueAt <= Date.now() && !this.#running.has(job.key);
    for (const job of this.#log.jobs().filter(isDue)) {
      if (job.isSettled) this.#forget(job.key);
      else if (this.#mayBegin) this.#launch(job.key);
    }
  }

  async #setNextAlarm(): Promise<void> {
    const due = this.#log.jobs().map(({ dueAt }) => dueAt);
    if (due.length > 0) await this.ctx.storage.setAlarm(Math.min(...due));
    else await this.ctx.storage.deleteAlarm();
  }

  get #mayBegin(): boolean {
    return this.#alarmSince !== null && Date.now() - this.#alarmSince < ALARM_BUDGET_MS;
  }

  #begin(order: Order): Job {
    const job = this.#log.begin(order, crypto.randomUUID(), Date.now());
    this.#streamOf(job.key).restart();
    this.#readers.delete(job.key);
    this.ctx.waitUntil(count(this.#config(), 'course_generation_start'));
    if (this.#mayBegin) this.#launch(job.key);
    return job;
  }

  #launch(key: string): void {
    const work = this.#goOn(key)
      .catch((error: unknown) => {
        logError('course-writer', error, { job: key });
        this.#log.update(key, { dueAt: Date.now() + MAX_SETTLE_PAUSE_MS });
      })
      // After a failure is told, a new try may have begun before the old one has written its last.
      .finally(() => this.#running.get(key) === work && this.#running.delete(key));
    this.#running.set(key, work);
  }

  async #goOn(key: string): Promise<void> {
    const job = this.#log.job(key);
    if (job === null || job.isSettled) return;
    const outcome = job.outcome ?? (await this.#attempt(job));
    // The alarm's time is up: the next one goes on.
    if (outcome === 'later') return void this.#log.update(key, { attempt: 0, dueAt: Date.now() });
    await this.#settle(this.#log.update(key, { outcome }), outcome);
  }

  async #attempt(job: Job): Promise<Outcome | 'later'> {
    const config = this.#config();
    if (config.gemini === null || !mayBeTried(job)) return failureOf(WRITING_FAILURES.lost);
    const { key, order } = job;
    this.#log.eventsOf(key).dropSections();
    this.#log.update(key, { attempt: job.attempt + 1 });
    try {
      return await writeJob(config.gemini, order, {
        emit: (event) => this.#streamOf(key).send(event),
        calls: countedCalls({
          payer: 'paid',
          config: config.gemini,
          db: config.database === null ? null : openForWrites(config.database),
          subject: order.kind === 'lesson' ? `${order.courseId}/${order.lessonId}` : order.courseId,
          clock: Date.now,
          waitUntil: (work) => this.ctx.waitUntil(work),
        }),
        remembered: () => readRemembered(config, order.courseId),
        keepPlans: (lessons) => keepPlans(config, { courseId: order.courseId, lessons }),
        isBeingWritten: (lessonId) => this.#running.has(lessonKey(lessonId)),
        inTurn: (work) => this.#inTurn(work),
        writeLesson: (lessonId) => this.#writeWithin(order, lessonId),
        keep: (changed) => void this.#log.update(key, { order: changed }),
      });
    } catch (error) {
      if (!(error instanceof ModelFault)) logError('course-writer', error, { job: key });
      return failureOfError(error, WRITING_FAILURES.lost, config);
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => undefined);
    return next;
  }

  /** A lesson of the whole course, by a job of its own, so that anyone who opens it meanwhile watches the same. */
  async #writeWithin(whole: Order, lessonId: string): Promise<Outcome | 'later'> {
    if (whole.kind === 'structure') throw new Error('a structure has no lessons yet');
    const { courseId, structure } = whole;
    const order: Order = { kind: 'lesson', courseId, lessonId, structure };
    const key = keyOf(order);
    const known = this.#log.job(key);
    if (known === null || known.outcome?.kind === 'failure') {
      if (!this.#mayBegin) return 'later';
      this.#begin(order);
    }
    await this.#running.get(key);
    const job = this.#log.job(key);
    return job?.isSettled === true && job.outcome !== null ? job.outcome : failureOf(WRITING_FAILURES.lost);
  }

  /** Tells the database, then the readers. With the database away they hear it first, and the alarm goes on trying. */
  async #settle(job: Job, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'failure') {
      await this.#takeBack(job.order, outcome);
      this.#log.noteFailure(job.key, Date.now());
      await this.#end(job, outcome, true);
      return count(this.#config(), 'course_generation_error');
    }
    const settled = await settle(this.#config(), job, outcome, [...(this.#readers.get(job.key) ?? [])]);
    if (settled.state === 'stored') return this.#end(job, settled.outcome, true);
    if (settled.state === 'database-away') return this.#end(job, outcome, false);
    const refusals = nextRefusals(job);
    // What can't be stored has failed.
    if (refusals === null)
      return this.#settle(this.#log.update(job.key, { refusals: 0 }), failureOf(WRITING_FAILURES.lost));
    this.#log.update(job.key, { refusals, dueAt: Date.now() + settlePauseMs(refusals) });
  }

  async #end(job: Job, outcome: Outcome, isSettled: boolean): Promise<void> {
    const { key, order } = job;
    // Before the job has ended, so that nobody finds it ended without its last event.
    const end = await terminalEvent(order, outcome, isSettled);
    const ended = { outcome, isSettled, settleTries: job.settleTries + 1 };
    this.#log.update(key, { ...ended, dueAt: Date.now() + nextLookMs(ended) });
    this.#streamOf(key).sendEnd(end, outcome.kind === 'failure' ? null : FULL);
    // The person who came in between; who comes from now on sees that it has ended.
    await this.#takeBack(order, outcome);
  }

  #attach(job: Job, reader: Reader, after: number): AttachedStream | NothingNew {
    const events = this.#log.eventsOf(job.key);
    if (hasEnded(job) && after === events.lastId()) {
      if (job.outcome?.kind !== 'failure') this.#noteReader(job, reader);
      return { kind: 'nothing-new' };
    }
    const body = this.#streamOf(job.key).attach({
      reader,
      shown: (event) => {
        if (carriesText(event)) this.#noteReader(job, reader);
        return event;
      },
      after: after > events.lastGivenId() ? 0 : after,
      isOver: hasEnded(job),
    });
    return { kind: 'stream', runId: job.runId, body };
  }

  /** Of the person who was sent nothing; where no text came of it, of everybody. */
  async #takeBack(order: Order, outcome: Outcome | null): Promise<void> {
    if (order.kind !== 'lesson') return;
    const hasText = outcome?.kind === 'lessons';
    await this.#deliveries.takeBack(order.courseId, order.lessonId, { hasText });
  }

  #noteReader({ key, order }: Job, { personId }: Reader): void {
    const readers = this.#readers.get(key) ?? new Set();
    this.#readers.set(key, readers.add(personId));
    if (order.kind === 'lesson') this.#deliveries.noteSent(order.lessonId, personId);
  }

  #streamOf(key: string): Broadcast<WritingEvent> {
    const stream = this.#streams.get(key) ?? new Broadcast(this.#log.eventsOf(key));
    this.#streams.set(key, stream);
    return stream;
  }

  #forget(key: string): void {
    const order = this.#log.job(key)?.order;
    if (order?.kind === 'lesson') this.#deliveries.forget(order.lessonId);
    this.#log.forget(key);
    this.#streams.delete(key);
    this.#readers.delete(key);
  }

  #config(): Config {
    return soundConfig(this.env);
  }
}
