// The client of an analysis' stream (docs/contract.md 'Analysis calls'; docs/faults.md 15, 17): one request starts the run, another
// attaches to it. A start whose response got lost is sent again: the server's lease makes that harmless.
import type { RunEvent } from '#domain/advice/analysis/events.ts';
import type { BrowserEnvironment } from '../../../lib/event-stream/browser-environment.ts';
import { connectStream, type StreamCalls } from '../../../lib/event-stream/connect-stream.ts';
import { isPassing } from '../../../lib/event-stream/connection.ts';
import { resume, type StreamRequest } from '../../../lib/event-stream/open-stream.ts';
import type { QuizOrder } from '../quiz/quiz-draft.ts';
import type { RunMessage, RunOrder, RunWithoutEvents } from './run-messages.ts';

const UNKNOWN_FAULT = 'Wystąpił błąd podczas generowania analizy.';

/** Ends after `done`, `failed`, a refusal or 'no-run', or when the signal says so. */
export function connectRun(
  order: RunOrder,
  signal: AbortSignal,
  environment: BrowserEnvironment,
): AsyncGenerator<RunMessage> {
  let starting = order.kind === 'start' ? order.answers : null;
  let startAgain = starting;
  const calls: StreamCalls<RunEvent, RunWithoutEvents> = {
    request: (seen) => (starting === null ? resume('GET', '/api/analysis/run', seen) : start(starting)),
    unknownFault: UNKNOWN_FAULT,
    onOpen() {
      starting = null;
    },
    withoutStream(response, tries, seen) {
      if (response.kind === 'no-run') {
        // The run that refused our start is gone, its generation given back: ours may start now.
        if (seen.runId !== null || startAgain === null) return response;
        starting = startAgain;
        startAgain = null;
        return 'at-once';
      }
      if (starting === null) return isPassing(response.refusal) ? 'later' : response;
      if (!isRunThere(response.refusal.code, tries)) return response;
      starting = null;
      return 'at-once';
    },
    afterEvent(event) {
      if (event.event === 'failed') return 'ends';
      if (event.event !== 'done') return 'goes-on';
      // Unsaved it waits in the object, and comes again, with its date, once the database has it.
      return event.data.savedAt === null ? 'unsaved' : 'ends';
    },
    giveUp: () => null,
  };
  return connectStream(calls, signal, environment);
}

function start(answers: QuizOrder): StreamRequest {
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
  return { path: '/api/analysis', init: { method: 'POST', headers, body: JSON.stringify(answers) } };
}

// Started in another tab; or by ourselves, when the response to an earlier try got lost and the run has even ended meanwhile.
function isRunThere(code: string, tries: number): boolean {
  return code === 'run-in-progress' || (code === 'quiz-locked' && tries > 0);
}
