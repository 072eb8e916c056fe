// What the stream's client says to the page.
import type { RunEvent } from '#domain/advice/analysis/events.ts';
import type { QuizOrder } from '../quiz/quiz-draft.ts';
import type { StreamMessage } from '../../../lib/event-stream/connect-stream.ts';
import type { Refusal } from '../../../lib/event-stream/connection.ts';

/** Start a new run, or listen to the one that is going on or has just ended. */
export type RunOrder = { kind: 'start'; answers: QuizOrder } | { kind: 'attach' };

/** What it says last when no event does. */
export type RunWithoutEvents = { kind: 'refused'; refusal: Refusal } | { kind: 'no-run' };

export type RunMessage = StreamMessage<RunEvent> | RunWithoutEvents;
