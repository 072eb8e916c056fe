// The client of the event stream (docs/contract.md 'The event stream'; docs/faults.md 15, 17). A lost connection comes back by itself and
// resumes after the last event seen. A start whose answer got lost is sent again: the server's lease makes that harmless.
import { pauseMs } from './pauses.ts';
import { attach, post, type RunResponse } from './run-calls.ts';
import type { RunMessage, RunOrder } from './run-messages.ts';
import { isPassing } from './run-messages.ts';
import type { BrowserEnvironment } from './browser-environment.ts';

/** How often a finished analysis is asked for again until it is stored. */
export const SAVE_CHECK_MS = 5_000;

/** Ends after `done`, `failed`, a refusal or 'no-run', or when the signal says so. */
export async function* connectRun(
  order: RunOrder,
  signal: AbortSignal,
  world: BrowserEnvironment,
): AsyncGenerator<RunMessage> {
  // Lazily: the parser is needed by nobody who only reads the page.
  const { readEvents } = await import('./read-events.ts');
  let starting = order.kind === 'start' ? order.answers : null;
  let startAgain = starting;
  let runId: string | null = null;
  let lastEventId = 0;
  let tries = 0;
  yield { kind: 'connection', connection: 'connecting' };
  while (!signal.aborted) {
    if (!world.isOnline()) {
      yield { kind: 'connection', connection: 'offline' };
      await world.untilOnline(signal);
      yield { kind: 'connection', connection: 'reconnecting' };
    }
    const answer: RunResponse =
      starting === null
        ? await attach({ runId, after: lastEventId }, signal, world)
        : await post(starting, signal, world);
    if (signal.aborted) return;
    if (answer.kind === 'no-run') {
      // The run that refused our start is gone, its generation given back: ours may start now.
      if (runId !== null || startAgain === null) return yield { kind: 'no-run' };
      starting = startAgain;
      startAgain = null;
      continue;
    }
    if (answer.kind === 'refused') {
      if (starting !== null && isRunThere(answer.refusal.code, tries)) {
        starting = null;
        continue;
      }
      if (starting !== null || !isPassing(answer.refusal)) return yield answer;
    }
    if (answer.kind === 'stream') {
      starting = null;
      ({ runId } = answer);
      yield { kind: 'connection', connection: 'live' };
      try {
        for await (const { id, event } of readEvents(answer.body, world)) {
          lastEventId = id;
          tries = 0;
          yield { kind: 'event', event };
          if (event.event === 'failed') return;
          if (event.event === 'done') {
            if (event.data.savedAt !== null) return;
            // It waits in the object: the same event comes again, with its date, once the database has it.
            lastEventId = id - 1;
            await world.wait(SAVE_CHECK_MS, signal);
          }
        }
      } catch {
        // Broken off in mid-run: the next turn attaches again.
      }
    }
    if (signal.aborted) return;
    tries += 1;
    yield { kind: 'connection', connection: 'reconnecting' };
    await world.wait(pauseMs(tries, world.chance()), signal);
  }
}

// Started in another tab; or by ourselves, when the answer to an earlier try got lost and the run has even ended meanwhile.
function isRunThere(code: string, tries: number): boolean {
  return code === 'run-in-progress' || (code === 'quiz-locked' && tries > 0);
}
