// The client of a course's streams (docs/contract.md 'Course calls'; docs/faults.md 15): the same request starts a generation, joins the
// one that is going on, and resumes it: then it names the run and the last event seen, so that nothing comes twice and a failure that
// was missed is shown, not tried anew. What comes again anyway replaces itself by its index.
import type { WritingEvent } from '#domain/courses/writing/events.ts';
import type { BrowserEnvironment } from '../../../../lib/event-stream/browser-environment.ts';
import {
  connectStream,
  type StreamCalls,
  type StreamMessage,
} from '../../../../lib/event-stream/connect-stream.ts';
import { isPassing, type Refusal } from '../../../../lib/event-stream/connection.ts';
import { resume } from '../../../../lib/event-stream/open-stream.ts';

type Refused = { kind: 'refused'; refusal: Refusal };

export type WritingMessage = StreamMessage<WritingEvent> | Refused;

const UNKNOWN_FAULT = 'Nie udało się przygotować treści kursu. Spróbuj ponownie za chwilę.';

/** After so many lost connections in a row without an event the reader decides what to do next. */
export const MAX_TRIES = 8;

const LOST: Refusal = {
  status: 503,
  code: '',
  sentence: 'Serwer nie odpowiada. Sprawdź połączenie z internetem i\u00a0spróbuj ponownie.',
};

/** Ends after `done`, `failed` or a refusal, or when the signal says so. */
export function connectWriting(
  path: string,
  signal: AbortSignal,
  environment: BrowserEnvironment,
): AsyncGenerator<WritingMessage> {
  const calls: StreamCalls<WritingEvent, Refused> = {
    request: (seen) => resume('POST', path, seen),
    unknownFault: UNKNOWN_FAULT,
    withoutStream(response, tries) {
      if (response.kind === 'no-run') return 'later';
      return tries > 0 && isPassing(response.refusal) ? 'later' : response;
    },
    afterEvent: ({ event }) => (event === 'done' || event === 'failed' ? 'ends' : 'goes-on'),
    giveUp: (tries) => (tries > MAX_TRIES ? { kind: 'refused', refusal: LOST } : null),
  };
  return connectStream(calls, signal, environment);
}
