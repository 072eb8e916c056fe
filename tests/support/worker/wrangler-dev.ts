// `wrangler dev` as a process of its own on the build that is there, with storage that outlives it: for tests that kill it.
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unusedPort } from './unused-port.ts';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

export type WranglerDev = { url: string; kill(): Promise<void> };

/** `directory` keeps the Durable Objects' storage from start to start. */
export async function startWranglerDev(
  directory: string,
  variables: Record<string, string>,
): Promise<WranglerDev> {
  const port = await unusedPort();
  const envFile = join(directory, 'local.env');
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  await writeFile(envFile, lines.join('\n'));
  const child = spawn(
    'wrangler',
    [
      'dev',
      '--config',
      'build/server/wrangler.json',
      '--env-file',
      envFile,
      '--persist-to',
      directory,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--log-level',
      'error',
    ],
    { stdio: 'ignore', detached: true, env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false' } },
  );
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return { url, kill: () => killGroup(child) };
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`wrangler dev did not start on ${url}.`);
}

// The whole group at once and without a word, as when a machine goes away.
function killGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  });
}
