// Stands before sqld and sums what its answers say of the rows that were read and written: what the provider bills by.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

type RowCounter = {
  url: string;
  /** Since the start or the last `forget`. */
  readonly read: number;
  readonly written: number;
  readonly requests: number;
  /** What the database says that it worked. */
  readonly ms: number;
  forget(): void;
  /** Another database behind it. */
  lead(target: string): void;
  stop(): Promise<void>;
};

export async function startRowCounter(first: string): Promise<RowCounter> {
  let target = first;
  let counted = { read: 0, written: 0, requests: 0, ms: 0 };
  const server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const body = await readText(incoming);
      const headers = { 'Content-Type': incoming.headers['content-type'] ?? 'application/json' };
      const hasBody = incoming.method === 'POST';
      const response = await fetch(new URL(incoming.url ?? '/', target), {
        method: incoming.method ?? 'GET',
        headers,
        ...(hasBody ? { body } : {}),
      });
      const told = await response.text();
      counted.requests += 1;
      JSON.parse(told || 'null', (key, value: unknown) => {
        if (key === 'rows_read' && typeof value === 'number') counted.read += value;
        if (key === 'rows_written' && typeof value === 'number') counted.written += value;
        if (key === 'query_duration_ms' && typeof value === 'number') counted.ms += value;
        return value;
      });
      outgoing.writeHead(response.status, {
        'Content-Type': response.headers.get('Content-Type') ?? 'application/json',
      });
      outgoing.end(told);
    };
    answer().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get read() {
      return counted.read;
    },
    get written() {
      return counted.written;
    },
    get requests() {
      return counted.requests;
    },
    get ms() {
      return counted.ms;
    },
    forget: () => void (counted = { read: 0, written: 0, requests: 0, ms: 0 }),
    lead: (next) => void (target = next),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
