// An event stream of whatever a service says in this one request: no run stands behind it, so nobody attaches to it again.
import { logError } from '../log.ts';
import { encodeEvent } from './listener.ts';

const HEARTBEAT_MS = 1_000;

/** Who leaves ends what it comes from. */
export function eventStream(
  events: AsyncGenerator<{ event: string; data: unknown }>,
  waitUntil: (work: Promise<unknown>) => void,
): Response {
  const { readable, writable } = new IdentityTransformStream();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const write = (text: string) => writer.write(encoder.encode(text));
  async function pump() {
    let hasHeard = false;
    const beat = setInterval(() => {
      if (!hasHeard) write(': hb\n\n').catch(() => {});
      hasHeard = false;
    }, HEARTBEAT_MS);
    let id = 0;
    try {
      for await (const event of events) {
        hasHeard = true;
        const isThere = await write(encodeEvent((id += 1), event)).then(
          () => true,
          () => false,
        );
        if (!isThere) return;
      }
      await writer.close().catch(() => {});
    } catch (error) {
      logError('event-stream', error);
      await writer.abort(error).catch(() => {});
    } finally {
      clearInterval(beat);
    }
  }
  waitUntil(pump());
  return new Response(readable, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store',
    },
  });
}
