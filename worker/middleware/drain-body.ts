// Reads what a call sent and nobody wanted: a refused body left unread breaks the connection for the request after it.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Whoever sends more than this has to open a new connection. */
const MAX_DRAINED_BYTES = 1_000_000;

export const drainBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (body === null || bodyUsed || body.locked) return;
  try {
    await drain(body.getReader());
  } catch {
    // The client left; there is nothing to drain.
  }
};

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let bytes = 0; bytes < MAX_DRAINED_BYTES;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.length;
  }
  await reader.cancel();
}
