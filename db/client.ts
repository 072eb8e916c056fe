// Opens the database over HTTP. The client has no time-out of its own, so each request carries our deadline: a silent
// database must not hang a page (faults 19, 20).
import { createClient } from '@libsql/client/http';
import { drizzle } from 'drizzle-orm/libsql/http';
export type DatabaseAddress = { url: string; authToken: string | null };

export type Database = ReturnType<typeof openDatabase>;

/** `timeoutMs` covers a whole request, its answer's body included. */
export function openDatabase(address: DatabaseAddress, timeoutMs: number) {
  const client = createClient({
    url: address.url,
    ...(address.authToken === null ? {} : { authToken: address.authToken }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
  return drizzle(client);
}
