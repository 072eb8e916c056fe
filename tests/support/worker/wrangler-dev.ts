// `wrangler dev` as a process of its own on the build that is there, with storage that outlives it: for tests that kill it.
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onFreePort, unusedPort } from '#scripts/local/free-port.ts';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

export type WranglerDev = { url: string; kill(): Promise<void> };

/** `directory` keeps the Durable Objects' storage from start to start. */
export function startWranglerDev(directory: string, variables: Record<string, string>): Promise<WranglerDev> {
  return onFreePort(unusedPort, (port) => startAt(port, directory, variables));
}

async function startAt(
  port: number,
  directory: string,
  variables: Record<string, string>,
): Promise<WranglerDev> {
  const envFile = join(directory, 'local.env');
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  await writeFile(envFile, lines.join('\n'));
  const build = ['--config', 'build/server/wrangler.json', '--env-file', envFile, '--persist-to', directory];
  const place = ['--ip', '127.0.0.1', '--port', String(port)];
  const child = spawn('wrangler', ['dev', ...build, ...place, '--log-level', 'error'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(url, () => child.exitCode !== null);
  } catch (error) {
    await killGroup(child);
    throw error;
  }
  return { url, kill: () => killGroup(child) };
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !hasEnded()) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`wrangler dev did not start on ${url}.`);
}

// The whole group at once and without a word, as when a machine goes away.
function killGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  });
}
