// Server-sent events out of one response body. A silent body counts as dead: the server's heartbeat comes every half second.
import { createParser } from 'eventsource-parser';
import type { BrowserEnvironment } from './browser-environment.ts';

export const SILENCE_MS = 5_000;

export type NumberedEvent<Event> = { id: number; event: Event };

/** Ends when the body ends, falls silent or is aborted; throws when the connection breaks. */
export async function* readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  environment: Pick<BrowserEnvironment, 'wait'>,
): AsyncGenerator<NumberedEvent<Event>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const arrived: NumberedEvent<Event>[] = [];
  const parser = createParser({
    onEvent({ id, event, data }) {
      // Our own server wrote it: the types are shared (domain/analysis/events.ts, domain/courses/writing/events.ts).
      arrived.push({ id: Number(id), event: { event, data: JSON.parse(data) } as Event });
    },
  });
  const give = async () => reader.cancel().catch(() => {});
  try {
    while (true) {
      const watch = new AbortController();
      // Cancelling makes the pending read say that it is done.
      void environment.wait(SILENCE_MS, watch.signal).then((isSilent) => (isSilent ? give() : null));
      const { done, value } = await reader.read().finally(() => watch.abort());
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    await give();
  }
}
