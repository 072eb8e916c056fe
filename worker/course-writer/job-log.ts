// What a course's Durable Object remembers: its jobs, each with its events, and when their attempts failed. Nothing in it names a person.
import type { RememberedLessons } from '#domain/courses/memory/memory.ts';
import type { CourseStructure } from '#domain/courses/structure/structure.ts';
import { oldestThatCounts } from '#domain/courses/writing/failures.ts';
import type { WritingEvent, WrittenLesson } from '#domain/courses/writing/events.ts';
import { EventLog } from '../streams/event-log.ts';
import { NEW_JOB, type Failure, type JobState } from '../streams/job.ts';

export type Order = { kind: 'structure'; courseId: string } | LessonOrder | ContentOrder;

export type LessonOrder = {
  kind: 'lesson';
  courseId: string;
  lessonId: string;
  structure: CourseStructure;
  /** What the course's stored lessons hold and leave; none = to be read when the lesson is written. */
  remembered?: RememberedLessons;
  /** The stored version that needs work and is written again; none = the lesson is still to be written. */
  instead?: number;
};

/** `missing`: ids of the lessons still to be written; `written`: those that are. */
export type ContentOrder = {
  kind: 'content';
  courseId: string;
  structure: CourseStructure;
  missing: string[];
  written: WrittenLesson[];
};

/** `practice`: as it is stored; null = it can't be used. 'needs-work' = it was refused twice, and `why` says for what. */
export type LessonText = {
  id: string;
  markdown: string;
  words: number;
  practice: string | null;
  state: 'ready' | 'needs-work';
  why?: string | null;
};

export type Outcome =
  | { kind: 'structure'; structure: CourseStructure; createdAt: string }
  /** To be stored; lessons that had jobs of their own aren't among them. */
  | { kind: 'lessons'; lessons: LessonText[]; createdAt: string }
  | Failure;

export type Job = JobState<Outcome> & {
  key: string;
  runId: string;
  order: Order;
  /** When it is to be worked on next, or forgotten; epoch ms. */
  dueAt: number;
};

export function keyOf(order: Order): string {
  return order.kind === 'lesson' ? lessonKey(order.lessonId) : order.kind;
}

export function lessonKey(lessonId: string): string {
  return `lesson:${lessonId}`;
}

export class JobLog {
  readonly #storage: DurableObjectStorage;
  readonly #events = new Map<string, EventLog<WritingEvent>>();

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#createTables();
  }

  /** Forgets the job of this key before it, and its events. */
  begin(order: Order, runId: string, now: number): Job {
    const key = keyOf(order);
    const job: Job = { key, runId, order, ...NEW_JOB, dueAt: now };
    this.eventsOf(key).drop();
    this.eventsOf(key).create();
    this.#write(job);
    return job;
  }

  job(key: string): Job | null {
    const [row] = this.#sql.exec<{ json: string }>('SELECT json FROM jobs WHERE key = ?', key).toArray();
    // Only #write fills this table.
    return row === undefined ? null : (JSON.parse(row.json) as Job);
  }

  jobs(): Job[] {
    const rows = this.#sql.exec<{ json: string }>('SELECT json FROM jobs ORDER BY key').toArray();
    return rows.map(({ json }) => JSON.parse(json) as Job);
  }

  update(key: string, change: Partial<Job>): Job {
    const job = this.job(key);
    if (job === null) throw new Error('no job to update');
    const changed = { ...job, ...change };
    this.#write(changed);
    return changed;
  }

  forget(key: string): void {
    this.eventsOf(key).drop();
    this.#events.delete(key);
    this.#sql.exec('DELETE FROM jobs WHERE key = ?', key);
  }

  eventsOf(key: string): EventLog<WritingEvent> {
    const events = this.#events.get(key) ?? new EventLog(this.#storage, `events ${key}`);
    this.#events.set(key, events);
    return events;
  }

  noteFailure(key: string, now: number): void {
    this.#sql.exec('DELETE FROM failed WHERE at < ?', oldestThatCounts(now));
    this.#sql.exec('INSERT INTO failed (key, at) VALUES (?, ?)', key, now);
  }

  /** Epoch ms. */
  failures(key: string): number[] {
    return this.#sql
      .exec<{ at: number }>('SELECT at FROM failed WHERE key = ?', key)
      .toArray()
      .map(({ at }) => at);
  }

  get #sql(): SqlStorage {
    return this.#storage.sql;
  }

  #write(job: Job): void {
    this.#sql.exec('INSERT OR REPLACE INTO jobs (key, json) VALUES (?, ?)', job.key, JSON.stringify(job));
  }

  #createTables(): void {
    this.#sql.exec('CREATE TABLE IF NOT EXISTS jobs (key TEXT PRIMARY KEY, json TEXT NOT NULL)');
    this.#sql.exec('CREATE TABLE IF NOT EXISTS failed (key TEXT NOT NULL, at INTEGER NOT NULL)');
  }
}
