// Reads an event stream to its end, or as far as a test wants.
import { createParser } from 'eventsource-parser';
import type { RunEvent } from '#domain/analysis/events.ts';

export type Received = RunEvent & { id: number; atMs: number };

/** Events as they arrive; comments are left out. Ends with the stream. */
export async function* eventsOf(response: Response): AsyncGenerator<Received> {
  if (response.body === null) throw new Error(`no body, status ${response.status}`);
  const queue: Received[] = [];
  const parser = createParser({
    onEvent({ id, event, data }) {
      queue.push({ id: Number(id), event, data: JSON.parse(data), atMs: performance.now() } as Received);
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of response.body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* queue.splice(0);
  }
}

export async function allEvents(response: Response): Promise<Received[]> {
  return Array.fromAsync(eventsOf(response));
}

/** Takes `count` events, then leaves, as a closed tab does. */
export async function firstEvents(response: Response, count: number): Promise<Received[]> {
  const seen: Received[] = [];
  for await (const event of eventsOf(response)) {
    seen.push(event);
    if (seen.length >= count) break;
  }
  return seen;
}
