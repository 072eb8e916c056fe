// Opens the database over HTTP. The client has no time-out of its own, so each request carries our deadline: a silent
// database must not hang a page (docs/faults.md 19, 20).
import { createClient, type Client } from '@libsql/client/http';
import { drizzle } from 'drizzle-orm/libsql/http';

export type DatabaseAddress = { url: string; authToken: string | null };

export type Database = ReturnType<typeof openDatabase>;

/** `timeoutMs` covers a whole request, its answer's body included. `onTrip` hears of each one how long it took. */
export function openDatabase(
  address: DatabaseAddress,
  timeoutMs: number,
  onRoundTrip: (ms: number) => void = () => {},
) {
  const client = createClient({
    url: address.url,
    ...(address.authToken === null ? {} : { authToken: address.authToken }),
    async fetch(request: Request) {
      const startedAt = performance.now();
      try {
        return await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
      } finally {
        onRoundTrip(performance.now() - startedAt);
      }
    },
  });
  return drizzle(queueingWrites(client));
}

const READS = /^\s*SELECT\b/i;

// A batch begins as a reader unless it says otherwise, and one that reads first and writes then is turned away at once
// ('database is locked') when another writer came in between. One that says that it will write waits for its turn.
function queueingWrites(client: Client): Client {
  const batch = client.batch.bind(client);
  client.batch = (statements, mode) => {
    const isReading = statements.every((one) =>
      READS.test(typeof one === 'string' ? one : Array.isArray(one) ? one[0] : one.sql),
    );
    return batch(statements, mode ?? (isReading ? 'deferred' : 'write'));
  };
  return client;
}
