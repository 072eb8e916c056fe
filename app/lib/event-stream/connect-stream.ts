// The client of an event stream (docs/contract.md 'The event stream'; docs/faults.md 15). It waits for the network, asks, reads, and
// when the connection is lost asks again for what comes after the last event seen, with longer and longer pauses.
import type { BrowserEnvironment } from './browser-environment.ts';
import type { Connection } from './connection.ts';
import { openStream, type SeenSoFar, type StreamRequest, type StreamResponse } from './open-stream.ts';
import { readEvents } from './read-events.ts';

/** How often what is finished is asked for again until it is stored. */
const SAVE_CHECK_MS = 5_000;

/** What one kind of stream asks for, and what it makes of the responses. `End` is what it says last when no event does. */
export type StreamCalls<Event, End> = {
  request: (seen: SeenSoFar) => StreamRequest;
  /** What is said when a response is none of ours. */
  unknownFault: string;
  /** From now on it is resumed. */
  onOpen?: () => void;
  /** The end; or 'at-once': another request goes out; 'later': the same again after a pause. */
  withoutStream: (
    response: Extract<StreamResponse, { kind: 'no-run' | 'refused' }>,
    tries: number,
    seen: SeenSoFar,
  ) => End | 'at-once' | 'later';
  /** 'unsaved': the same event comes again once it is stored. */
  afterEvent: (event: Event) => 'goes-on' | 'ends' | 'unsaved';
  /** After so many lost connections in a row without an event; null = goes on trying. */
  giveUp: (tries: number) => End | null;
};

export type StreamMessage<Event> =
  /** `runId`: of the stream that is live now. */
  { kind: 'connection'; connection: Connection; runId?: string | null } | { kind: 'event'; event: Event };

/** Ends as `calls` says, or when the signal does. */
export async function* connectStream<Event, End extends { kind: string }>(
  calls: StreamCalls<Event, End>,
  signal: AbortSignal,
  environment: BrowserEnvironment,
): AsyncGenerator<StreamMessage<Event> | End> {
  let seen: SeenSoFar = { runId: null, lastEventId: 0 };
  let tries = 0;
  yield { kind: 'connection', connection: 'connecting' };
  while (!signal.aborted) {
    if (!environment.isOnline()) {
      yield { kind: 'connection', connection: 'offline' };
      await environment.untilOnline(signal);
      yield { kind: 'connection', connection: 'reconnecting' };
    }
    const response = await openStream(calls.request(seen), calls.unknownFault, signal, environment);
    if (signal.aborted) return;
    if (response.kind === 'no-run' || response.kind === 'refused') {
      const next = calls.withoutStream(response, tries, seen);
      if (next === 'at-once') continue;
      if (next !== 'later') return yield next;
    }
    if (response.kind === 'stream') {
      calls.onOpen?.();
      const { runId, body } = response;
      if (runId !== seen.runId) seen = { runId, lastEventId: 0 };
      yield { kind: 'connection', connection: 'live', runId };
      try {
        for await (const { id, event } of readEvents<Event>(body, environment)) {
          tries = 0;
          seen = { runId, lastEventId: id };
          yield { kind: 'event', event };
          const next = calls.afterEvent(event);
          if (next === 'ends') return;
          if (next === 'unsaved') {
            seen = { runId, lastEventId: id - 1 };
            await environment.wait(SAVE_CHECK_MS, signal);
          }
        }
      } catch {
        // Broken off: the next turn resumes.
      }
    }
    if (signal.aborted) return;
    tries += 1;
    const end = calls.giveUp(tries);
    if (end !== null) return yield end;
    yield { kind: 'connection', connection: 'reconnecting' };
    await environment.wait(pauseMs(tries, environment.chance()), signal);
  }
}

// How long a stream's client waits before it tries again.
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** Before the n-th new try, n from 1: the pause, spread by a quarter so that not everybody comes back at once. */
export function pauseMs(tries: number, chance: number): number {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
  return Math.round(pause * (0.75 + chance / 2));
}
