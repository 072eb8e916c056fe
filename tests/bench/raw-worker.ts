// A Worker in workerd itself, with no proxy before it: `wrangler dev` adds 3 ms to each request (docs/architecture.md 'Tests and
// measuring').
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedPort } from '#tests/support/worker/unused-port.ts';
import { writePlainWorker, writeWorker } from './worker-files.ts';

export type RawWorker = {
  url: string;
  /** From the process being started to its first answer. */
  startMs: number;
  /** CPU time of all its threads so far. */
  cpuMs(): number;
  stop(): Promise<void>;
};

const workerd = (createRequire(import.meta.url)('workerd') as { default: string }).default;

const POLL_MS = 2;
const NS_PER_MS = 1e6;
const ROOM_BYTES = 1e9;
// In memory where that can be had: workerd holds its one thread until the disk has an object's writes, the platform doesn't.
const PLACE = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir();

/** Our build. `first`: what is asked for as soon as it listens. */
export function startRawWorker(variables: Record<string, string>, first = '/'): Promise<RawWorker> {
  return start((directory, port) => writeWorker(directory, { port, variables }), first);
}

/** One module, as it is: by itself one that answers 'ok', what workerd takes for itself. */
export function startPlainWorker(code?: string): Promise<RawWorker> {
  return start((directory, port) => writePlainWorker(directory, port, code), '/');
}

async function start(
  write: (directory: string, port: number) => Promise<void>,
  first: string,
): Promise<RawWorker> {
  const directory = mkdtempSync(join(PLACE, 'szlak-bench-'));
  const port = await unusedPort();
  await write(directory, port);
  const running = await startServer([workerd, 'serve', 'config.capnp', '--experimental'], {
    cwd: directory,
    port,
    first,
  });
  return {
    ...running,
    async stop() {
      await running.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

type Server = { cwd: string; port: number; first?: string; env?: Record<string, string> };

/** A process that is going to listen on `port`, with what it answers first. */
export async function startServer(
  [program = '', ...order]: readonly string[],
  { cwd, port, first = '/', env = {} }: Server,
): Promise<RawWorker> {
  const startedAt = performance.now();
  const child = spawn(program, order, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', process.env['BENCH_DEBUG'] === undefined ? 'ignore' : 'inherit'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswer(url + first, () => child.exitCode !== null);
  return {
    url,
    startMs: performance.now() - startedAt,
    cpuMs: () => cpuOf(child.pid ?? 0),
    async stop() {
      process.off('exit', end);
      const ended = new Promise((done) => child.once('exit', done));
      end();
      await ended;
    },
  };
}

async function untilAnswer(url: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer !== null) return;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error('It ended before it answered; BENCH_DEBUG=1 shows why.');
}

function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return (
    threads.reduce((sum, thread) => sum + nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`), 0) /
    NS_PER_MS
  );
}

function nanosecondsOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}

function hasRoom(place: string): boolean {
  if (!existsSync(place)) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize > ROOM_BYTES;
}
