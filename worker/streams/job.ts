// What the jobs of Durable Objects that ask the model have in common, be it a person's run or a course's lesson (docs/architecture.md
// 'Starting an analysis'): how often one is tried, what a fault becomes, when its end is known and how long that can be attached to.
import type { RunFailure } from '#domain/advice/analysis/failures.ts';
import { ModelFault, ReplyFault } from '../adapters/gemini.ts';
import type { Config } from '../config.ts';

export type Failure = { kind: 'failure'; code: string; sentence: string; raw: string | null };

export type JobState<Outcome> = {
  /** Times the model was asked from the start; written before it is asked, so that a crash counts. */
  attempt: number;
  /** Null while it is going on. */
  outcome: Outcome | null;
  /** Whether the database knows of the outcome. */
  isSettled: boolean;
  settleTries: number;
  /** How often the database said no to this outcome. */
  refusals: number;
};

export const NEW_JOB: JobState<never> = {
  attempt: 0,
  outcome: null,
  isSettled: false,
  settleTries: 0,
  refusals: 0,
};

/** A job that a crash interrupted is started again once. */
const MAX_ATTEMPTS = 2;
/** A database that is away is asked for as long as it takes; one that says no, this often. */
const MAX_REFUSALS = 3;
/** How long an ended job can still be attached to; then its object forgets it. */
const KEEP_MS = 10 * 60_000;
/** More of a broken reply than anybody reads would get its listener dropped. */
const MAX_RAW_LENGTH = 20_000;
export const MAX_SETTLE_PAUSE_MS = 60_000;

/** Before its last event. */
export const FULL = { event: 'progress', data: { percent: 100, stage: 'koniec' } } as const;

export function mayBeTried({ attempt }: JobState<unknown>): boolean {
  return attempt < MAX_ATTEMPTS;
}

/** The database has been told, or tried: the listeners know the end. */
export function hasEnded({ outcome, isSettled, settleTries }: JobState<unknown>): boolean {
  return outcome !== null && (isSettled || settleTries > 0);
}

export function failureOf({ code, sentence }: RunFailure, raw: string | null = null): Failure {
  return { kind: 'failure', code, sentence, raw };
}

/** `lost`: where the fault isn't the model's. */
export function failureOfError(error: unknown, lost: RunFailure, { isDevelopment }: Config): Failure {
  const raw = isDevelopment && error instanceof ReplyFault ? error.raw.slice(0, MAX_RAW_LENGTH) : null;
  return failureOf(error instanceof ModelFault ? error.failure : lost, raw);
}

export function failedEvent({ code, sentence, raw }: Failure) {
  return { event: 'failed', data: { code, error: sentence, ...(raw === null ? {} : { raw }) } } as const;
}

/** Longer each time. */
export function settlePauseMs(tries: number): number {
  return Math.min(MAX_SETTLE_PAUSE_MS, 1000 * 2 ** tries);
}

/** When an ended job is to be looked at next: to be told to the database, or forgotten. */
export function nextLookMs({
  isSettled,
  settleTries,
}: Pick<JobState<unknown>, 'isSettled' | 'settleTries'>): number {
  return isSettled ? KEEP_MS : settlePauseMs(settleTries);
}

/** After one more no of the database; null = it won't be asked again. */
export function nextRefusals({ refusals }: JobState<unknown>): number | null {
  return refusals + 1 < MAX_REFUSALS ? refusals + 1 : null;
}
