// Stands between the Worker and sqld and counts what passes; can be told to refuse, to stay silent or to delay.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ProxyMood = 'pass' | 'refuse' | 'silent';

export type DatabaseProxy = {
  url: string;
  /** Requests since the start or the last `forget`: round trips of the Worker. */
  readonly roundTrips: number;
  forget(): void;
  setMood(mood: ProxyMood): void;
  /** Each request waits that long before it is passed on. */
  setDelay(ms: number): void;
  stop(): Promise<void>;
};

export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  let roundTrips = 0;
  let mood: ProxyMood = 'pass';
  let delayMs = 0;

  const server = createServer((incoming, outgoing) => {
    roundTrips++;
    if (mood === 'refuse') return void incoming.socket.destroy();
    if (mood === 'silent') return void incoming.resume();
    setTimeout(() => passOn(target, incoming, outgoing), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    get roundTrips() {
      return roundTrips;
    },
    forget: () => void (roundTrips = 0),
    setMood: (next) => void (mood = next),
    setDelay: (ms) => void (delayMs = ms),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function passOn(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.once('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
