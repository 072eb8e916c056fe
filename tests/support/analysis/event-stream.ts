// Reads an event stream to its end, or as far as a test wants.
import { createParser } from 'eventsource-parser';
import type { RunEvent } from '#domain/advice/analysis/events.ts';

export type Received<Event = RunEvent> = Event & { id: number; atMs: number };

/** Events as they arrive; comments are left out. Ends with the stream. */
export async function* eventsOf<Event = RunEvent>(response: Response): AsyncGenerator<Received<Event>> {
  if (response.body === null) throw new Error(`no body, status ${response.status}`);
  const queue: Received<Event>[] = [];
  const parser = createParser({
    onEvent({ id, event, data }) {
      const received: unknown = { id: Number(id), event, data: JSON.parse(data), atMs: performance.now() };
      queue.push(received as Received<Event>);
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of response.body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* queue.splice(0);
  }
}

export async function allEvents<Event = RunEvent>(response: Response): Promise<Received<Event>[]> {
  return Array.fromAsync(eventsOf<Event>(response));
}

/** Takes `count` events, then leaves, as a closed tab does. */
export async function firstEvents<Event = RunEvent>(
  response: Response,
  count: number,
): Promise<Received<Event>[]> {
  const seen: Received<Event>[] = [];
  for await (const event of eventsOf<Event>(response)) {
    seen.push(event);
    if (seen.length >= count) break;
  }
  return seen;
}
