// Stands between the Worker and sqld: counts and remembers what passes; can be told to refuse, to stay silent, to delay,
// or to lose an answer after the commit.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/**
 * Comes at a moment of its own, and nobody waits for it: the sealing of the security log, the count of the model's calls, and, asked for
 * alone, the operator's switches (an isolate renews what it holds of them).
 */
const BESIDE = /security_chain|^\s*(INSERT INTO|UPDATE) "model_calls"/i;
const SWITCHES = /from "switches"/i;

const isBeside = (sent: readonly string[]) =>
  sent.some((statement) => BESIDE.test(statement)) ||
  (sent.length > 0 && sent.every((one) => SWITCHES.test(one)));

const WRITES = /^\s*(INSERT|UPDATE|DELETE)/i;
const BEGINS_WRITES = /^\s*BEGIN IMMEDIATE/i;

export type ProxyMood = 'pass' | 'refuse' | 'silent';

export type Passage = { from: number; to: number };

export type DatabaseProxy = {
  url: string;
  /** Requests since the start or the last `forget`: round trips of the Worker, but for those that nobody waits for. */
  readonly roundTrips: number;
  /** When each of them came and was answered (performance.now). */
  readonly passages: readonly Passage[];
  /** The text of every statement that came since then. */
  readonly statements: ReadonlySet<string>;
  forget(): void;
  setMood(mood: ProxyMood): void;
  /** The next requests that write reach the database and are carried out; their answers are lost. */
  loseAnswersOfWrites(count: number): void;
  /** How many such answers are still to be lost. */
  readonly answersToLose: number;
  /** Each request waits that long before it is passed on. */
  setDelay(ms: number): void;
  /** Requests (`which`: with a statement like that) wait until the function is called that it returns. */
  hold(which?: RegExp): () => void;
  /** How long nothing has been under way. */
  readonly restMs: number;
  /** Passes everything, as at the start. */
  renew(): void;
  stop(): Promise<void>;
};

export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  let roundTrips = 0;
  let since = 0;
  const statements = new Set<string>();
  const passages: Passage[] = [];
  let mood: ProxyMood = 'pass';
  let delayMs = 0;
  let held: { which: RegExp | undefined; until: Promise<void> } | null = null;
  let answersToLose = 0;
  let underWay = 0;
  // One after the other, as the database carries them out in any case: where many wait for it inside, sqld turns some away as busy or, on a
  // machine with much to do, never answers anybody again.
  let lastWrite = Promise.resolve();
  let restsSince = performance.now();

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const from = performance.now();
    underWay++;
    outgoing.once('close', () => {
      underWay--;
      restsSince = performance.now();
    });
    if (mood === 'refuse') {
      roundTrips++;
      return void incoming.socket.destroy();
    }
    const body = await readText(incoming);
    const sent = statementsIn(body);
    const isCounted = !isBeside(sent);
    if (isCounted) roundTrips++;
    for (const statement of sent) statements.add(statement);
    if (mood === 'silent') return;
    const isLost = answersToLose > 0 && sent.some((statement) => WRITES.test(statement));
    if (isLost) answersToLose--;
    if (isCounted)
      outgoing.once('close', () => {
        // What was forgotten on its way stays so.
        if (from >= since) passages.push({ from, to: performance.now() });
      });
    const which = held?.which;
    if (which === undefined || sent.some((statement) => which.test(statement))) await held?.until;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const pass = () => passOn(target, incoming, body, outgoing, isLost);
    const isWriting = sent.some((statement) => BEGINS_WRITES.test(statement) || WRITES.test(statement));
    if (isWriting) lastWrite = lastWrite.then(pass);
    else void pass();
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    get roundTrips() {
      return roundTrips;
    },
    statements,
    passages,
    forget() {
      passages.length = 0;
      roundTrips = 0;
      since = performance.now();
      statements.clear();
    },
    setMood: (next) => void (mood = next),
    loseAnswersOfWrites: (count) => void (answersToLose = count),
    get answersToLose() {
      return answersToLose;
    },
    setDelay: (ms) => void (delayMs = ms),
    hold(which) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { which, until: promise };
      return () => {
        held = null;
        resolve();
      };
    },
    get restMs() {
      return underWay > 0 ? 0 : performance.now() - restsSince;
    },
    renew() {
      mood = 'pass';
      delayMs = 0;
      held = null;
      answersToLose = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

// In the Hrana protocol's JSON each statement is an object with its text under this key.
function statementsIn(body: string): string[] {
  const found: string[] = [];
  JSON.parse(body || 'null', (key, value: unknown) => {
    if (key === 'sql' && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

/** Resolves when the database has answered, or never will; the person who asked may be gone by then. */
function passOn(
  target: string,
  incoming: IncomingMessage,
  body: string,
  outgoing: ServerResponse,
  isLost: boolean,
): Promise<void> {
  const onward = request(
    new URL(incoming.url ?? '/', target),
    // Packed, an answer would be unpacked and packed again by each who passes it on: most of what a query costs.
    {
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(target).host, 'accept-encoding': 'identity' },
    },
    (answer) => {
      // The database has answered, so it has committed.
      if (isLost) return void outgoing.destroy();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.once('error', () => outgoing.destroy());
  onward.end(body);
  return new Promise((resolve) => onward.once('response', () => resolve()).once('close', resolve));
}
