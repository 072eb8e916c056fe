// A relay in front of the local Gemini that notes when it was called and when the reply began.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

type WatchedModel = {
  url: string;
  /** The moment (ms, performance.now) of the next call that nobody has asked for yet. */
  called(): Promise<number>;
  /** Of the latest call's reply; NaN before it. */
  readonly firstByteAt: number;
  stop(): Promise<void>;
};

export async function startWatchedModel(target: string): Promise<WatchedModel> {
  let firstByteAt = Number.NaN;
  let call = Promise.withResolvers<number>();

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    call.resolve(performance.now());
    firstByteAt = Number.NaN;
    const answer = await fetch(new URL(incoming.url ?? '/', target), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': 'k' },
      body: await readText(incoming),
    });
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    for await (const bytes of answer.body ?? []) {
      outgoing.write(bytes);
      if (Number.isNaN(firstByteAt)) firstByteAt = performance.now();
    }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async called() {
      const moment = await call.promise;
      call = Promise.withResolvers<number>();
      return moment;
    },
    get firstByteAt() {
      return firstByteAt;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
