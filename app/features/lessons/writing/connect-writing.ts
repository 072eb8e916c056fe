// The client of a course's streams (docs/contract.md 'The event stream'; docs/faults.md 15): the same call starts a generation, joins the
// one that is going on, and is made again when the connection is lost: then it names the run and the last event seen, so that nothing
// comes twice and a failure that was missed is told, not tried anew. What comes again anyway replaces itself by its index.
import type { WritingEvent } from '#domain/courses/writing/events.ts';
import { pauseMs } from '../../run/pauses.ts';
import { openStream } from '../../run/run-calls.ts';
import { isPassing, type Connection, type Refusal } from '../../run/run-messages.ts';
import type { BrowserEnvironment } from '../../run/browser-environment.ts';

export type WritingMessage =
  | { kind: 'connection'; connection: Connection }
  | { kind: 'event'; event: WritingEvent }
  | { kind: 'refused'; refusal: Refusal };

const UNKNOWN_FAULT = 'Nie udało się przygotować treści kursu. Spróbuj ponownie za chwilę.';

/** After so many lost connections in a row without an event the reader decides what to do next. */
export const MAX_TRIES = 8;

/** Ends after `done`, `failed` or a refusal, or when the signal says so. */
export async function* connectWriting(
  path: string,
  signal: AbortSignal,
  world: BrowserEnvironment,
): AsyncGenerator<WritingMessage> {
  const { readEvents } = await import('../../run/read-events.ts');
  let seen: { runId: string | null; id: number } = { runId: null, id: 0 };
  let tries = 0;
  yield { kind: 'connection', connection: 'connecting' };
  while (!signal.aborted) {
    if (!world.isOnline()) {
      yield { kind: 'connection', connection: 'offline' };
      await world.untilOnline(signal);
    }
    const { address, init } = callOf(path, seen);
    const answer = await openStream(address, init, { signal, world, unknownFault: UNKNOWN_FAULT });
    if (signal.aborted) return;
    if (answer.kind === 'refused' && !(tries > 0 && isPassing(answer.refusal))) return yield answer;
    if (answer.kind === 'stream') {
      const { runId } = answer;
      if (runId !== seen.runId) seen = { runId, id: 0 };
      yield { kind: 'connection', connection: 'live' };
      try {
        for await (const { id, event } of readEvents<WritingEvent>(answer.body, world)) {
          tries = 0;
          seen = { runId, id };
          yield { kind: 'event', event };
          if (event.event === 'done' || event.event === 'failed') return;
        }
      } catch {
        // Broken off: the next turn asks again.
      }
    }
    if (signal.aborted) return;
    tries += 1;
    if (tries > MAX_TRIES) return yield { kind: 'refused', refusal: lost() };
    yield { kind: 'connection', connection: 'reconnecting' };
    await world.wait(pauseMs(tries, world.chance()), signal);
  }
}

function callOf(path: string, { runId, id }: { runId: string | null; id: number }) {
  const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(id) };
  const address = runId === null ? path : `${path}?run=${encodeURIComponent(runId)}`;
  return { address, init: { method: 'POST', headers } };
}

function lost(): Refusal {
  return {
    status: 503,
    code: '',
    sentence: 'Nie możemy połączyć się z\u00a0serwerem. Sprawdź sieć i\u00a0spróbuj ponownie.',
  };
}
