// The events of one response body. A silent body counts as dead: the server's heartbeat comes every half second.
import type { BrowserEnvironment } from './browser-environment.ts';
import { createDecoder, type NumberedEvent } from './decode-events.ts';

export const SILENCE_MS = 5_000;

/** Ends when the body ends, falls silent or is aborted; throws when the connection breaks. */
export async function* readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  environment: Pick<BrowserEnvironment, 'wait'>,
): AsyncGenerator<NumberedEvent<Event>> {
  const reader = body.getReader();
  const decode = createDecoder<Event>();
  const leave = async () => reader.cancel().catch(() => {});
  try {
    while (true) {
      const watch = new AbortController();
      // Cancelling makes the pending read say that it is done.
      void environment.wait(SILENCE_MS, watch.signal).then((isSilent) => (isSilent ? leave() : null));
      const { done, value } = await reader.read().finally(() => watch.abort());
      if (done) return;
      yield* decode(value);
    }
  } finally {
    await leave();
  }
}
