// What the stream's client tells the page.
import type { RunEvent } from '#domain/analysis/events.ts';
import type { QuizAnswers } from '#domain/quiz/answers.ts';

/** Start a new run, or listen to the one that is going on or has just ended. */
export type RunOrder = { kind: 'start'; answers: QuizAnswers } | { kind: 'attach' };

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

/** A JSON error of the contract. `code` is '' when the answer was none of ours. */
export type Refusal = { status: number; code: string; sentence: string };

export type RunMessage =
  | { kind: 'connection'; connection: Connection }
  | { kind: 'event'; event: RunEvent }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'no-run' };

/** Whether the same call may succeed a little later: the service is busy or down, nothing is wrong with the request. */
export function isPassing(refusal: Refusal): boolean {
  return refusal.status === 429 || refusal.status >= 500;
}
