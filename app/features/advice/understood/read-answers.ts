// Has the answers read: by the stream for somebody signed in, by the rules for everybody else and whenever the stream has nothing
// (docs/decisions.md 'Who reads what a person wrote'). Whatever fails, the way on stays open.
import type { ReadAnswers, ReadByRules, ReadingEvent } from '#domain/advice/reading/events.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import type { ReadingPiece } from '#domain/advice/reading/reply.ts';
import { callApi } from '../../../lib/call-api.ts';
import { browserEnvironment } from '../../../lib/event-stream/browser-environment.ts';
import { openStream } from '../../../lib/event-stream/open-stream.ts';
import { readEvents } from '../../../lib/event-stream/read-events.ts';
import { safetyPageOf } from '../gate/safety-pages.ts';
import type { QuizOrder } from '../quiz/quiz-draft.ts';

export type Outcome =
  | { kind: 'read'; answer: ReadAnswers }
  /** The gate's, by its code. */
  | { kind: 'led-away'; code: string }
  | { kind: 'unread' };

export async function readAnswers(
  order: QuizOrder,
  isSignedIn: boolean,
  signal: AbortSignal,
  onPiece: (piece: ReadingPiece) => void,
): Promise<Outcome> {
  const streamed = isSignedIn ? await readByStream(order, signal, onPiece) : null;
  if (streamed !== null || signal.aborted) return streamed ?? { kind: 'unread' };
  const result = await readByRules(order, null);
  if (result.ok) return { kind: 'read', answer: result.body };
  return safetyPageOf(result.code) !== null ? { kind: 'led-away', code: result.code } : { kind: 'unread' };
}

/** `reading`: what was made of it; null = the rules read anew. */
export function readByRules(order: QuizOrder, reading: Reading | null) {
  return callApi<ReadByRules>('POST', '/api/reading/rules', { ...order, reading });
}

/** Null = it had nothing. */
async function readByStream(
  order: QuizOrder,
  signal: AbortSignal,
  onPiece: (piece: ReadingPiece) => void,
): Promise<Outcome | null> {
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
  const init = { method: 'POST', headers, body: JSON.stringify(order) };
  const response = await openStream({ path: '/api/reading', init }, '', signal, browserEnvironment);
  if (response.kind === 'refused' && safetyPageOf(response.refusal.code) !== null)
    return { kind: 'led-away', code: response.refusal.code };
  if (response.kind !== 'stream') return null;
  try {
    for await (const { event } of readEvents<ReadingEvent>(response.body, browserEnvironment)) {
      if (event.event === 'reading') onPiece(event.data);
      if (event.event === 'done') return { kind: 'read', answer: event.data };
      if (event.event === 'failed') return { kind: 'led-away', code: event.data.code };
    }
  } catch {
    // Broken off: the rules are asked.
  }
  return null;
}
