// The events of one response body. A silent body counts as dead: the server's heartbeat comes every half second.
import type { BrowserEnvironment } from './browser-environment.ts';

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

// Server-sent events out of bytes. Our own server writes them, one line each of id, event and JSON (docs/contract.md 'The event
// stream'), so this knows no more than that: eventsource-parser weighs seven times as much, and pages without React load this, too.
type NumberedEvent<Event> = { id: number; event: Event };

/** Takes bytes as they come and returns the events that they complete. */
export function createDecoder<Event>(): (bytes: Uint8Array) => NumberedEvent<Event>[] {
  const decoder = new TextDecoder();
  let text = '';
  return (bytes) => {
    const blocks = (text + decoder.decode(bytes, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    return blocks.flatMap((block) => eventIn<Event>(block));
  };
}

/** None in a comment, such as the heartbeat. */
function eventIn<Event>(block: string): NumberedEvent<Event>[] {
  // `s`: JSON may have line separators of other kinds in its texts.
  const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
  if (data === undefined) return [];
  // The types are shared with the server (domain/advice/analysis/events.ts, domain/courses/writing/events.ts).
  return [{ id: Number(id), event: { event, data: JSON.parse(data) } as Event }];
}
