// The local service of breached passwords: GET /range/{five characters of a SHA-1} lists the endings it knows, padded if asked to. For
// tests; it can be told to be slow or to fail.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type BreachesMood = 'well' | 'slow' | 'fault';

type LocalBreaches = {
  /** As PASSWORD_RANGE_URL has it. */
  rangeUrl: string;
  /** What was asked: the path and whether padding was. */
  readonly calls: readonly { path: string; isPadded: boolean }[];
  setMood(mood: BreachesMood): void;
  stop(): Promise<void>;
};

const SLOW_MS = 3_000;
const PADDING = 20;

export async function startBreaches(options: { port: number; known: string[] }): Promise<LocalBreaches> {
  const hashes = options.known.map((one) => createHash('sha1').update(one).digest('hex').toUpperCase());
  const calls: { path: string; isPadded: boolean }[] = [];
  let mood: BreachesMood = 'well';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    calls.push({ path, isPadded: request.headers['add-padding'] === 'true' });
    const prefix = /^\/range\/([0-9A-F]{5})$/.exec(path)?.[1];
    if (prefix === undefined || mood === 'fault') return void response.writeHead(503).end();
    const endings = hashes.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:7`);
    const padding = Array.from(
      { length: PADDING },
      () => `${randomBytes(18).toString('hex').slice(0, 35).toUpperCase()}:0`,
    );
    const send = () => response.end([...endings, ...padding].join('\r\n'));
    if (mood === 'slow') setTimeout(send, SLOW_MS).unref();
    else send();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    rangeUrl: `http://127.0.0.1:${port}/range/`,
    get calls() {
      return calls;
    },
    setMood: (next) => void (mood = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
