// What the model says of a saved answer, as it is written. Whatever goes wrong is said last.
import { browserEnvironment } from '../../../../lib/event-stream/browser-environment.ts';
import { openStream } from '../../../../lib/event-stream/open-stream.ts';
import { readEvents } from '../../../../lib/event-stream/read-events.ts';
import type { FeedbackEvent } from '#worker/services/courses/feedback.ts';

const BROKEN = 'Połączenie się zerwało. Odśwież stronę: jeśli uwagi powstały, będą na niej.';

type Said = FeedbackEvent | { event: 'failed'; data: { code: string; error: string } };

export async function* feedbackEvents(
  call: string,
  version: number,
  signal: AbortSignal,
): AsyncGenerator<Said> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ version }),
  };
  const response = await openStream({ path: call, init }, BROKEN, signal, browserEnvironment);
  if (response.kind === 'refused') {
    const { code, sentence } = response.refusal;
    return yield { event: 'failed', data: { code, error: sentence } };
  }
  try {
    if (response.kind === 'stream')
      for await (const { event } of readEvents<FeedbackEvent>(response.body, browserEnvironment)) {
        yield event;
        if (event.event !== 'part') return;
      }
  } catch {
    // Said below.
  }
  yield { event: 'failed', data: { code: '', error: BROKEN } };
}
