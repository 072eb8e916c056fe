// Reads what a call sent and nobody wanted: a refused body left unread breaks the connection for the request after it. The platform
// lets nobody read on behind the response, so it waits for what is on its way, and for anyone who sends slowly only this long.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * Anyone who sends more than this, or takes longer, has to open a new connection, and may lose the response with the old one: what is still on its
 * way when that closes takes it along. Bytes cost nothing here, since none is kept.
 */
const MAX_DRAINED_BYTES = 64_000_000;
const MAX_DRAINED_MS = 500;

export const drainBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (body === null || bodyUsed || body.locked) return;
  await drain(body.getReader());
};

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const deadline = setTimeout(() => void reader.cancel().catch(() => {}), MAX_DRAINED_MS);
  try {
    for (let bytes = 0; bytes < MAX_DRAINED_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.length;
    }
    await reader.cancel();
  } catch {
    // The client left; there is nothing to drain.
  } finally {
    clearTimeout(deadline);
  }
}
