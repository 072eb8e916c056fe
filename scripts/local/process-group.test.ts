import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { runGroup } from './process-group.ts';

/** Starts one that outlives it, tells its id, and then does this. */
const parent = (then: string) => `
  const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', "process.on('SIGINT', () => {}); process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"],
    { stdio: 'ignore' });
  console.log('left ' + left.pid);
  ${then}`;

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A process that runs a group and tells what it hears of it. */
function running(then: string) {
  const source = `import { runGroup } from ${JSON.stringify(new URL('process-group.ts', import.meta.url).href)};
    const code = await runGroup(process.execPath, ['-e', ${JSON.stringify(parent(then))}], process.env);
    console.log('code ' + code);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.on('data', (chunk) => (told += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const heard = async (pattern: RegExp) => {
    await expect.poll(() => told, { timeout: 30_000 }).toMatch(pattern);
    return Number(pattern.exec(told)?.[1]);
  };
  return { child, ended, heard };
}

test('what a command leaves behind ends with it, and its code is known', async () => {
  const { child, ended, heard } = running('setTimeout(() => process.exit(3), 300);');
  const left = await heard(/left (\d+)\n/);
  expect(await heard(/code (\d+)\n/)).toBe(3);
  await expect.poll(() => isThere(left), { timeout: 10_000 }).toBe(false);
  child.kill('SIGKILL');
  await ended;
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the whole group, whoever doesn’t hear it included',
  async (signal) => {
    const { child, ended, heard } = running('setInterval(() => {}, 1000);');
    const left = await heard(/left (\d+)\n/);
    child.kill(signal);
    expect(await ended).toBe(130);
    await expect.poll(() => isThere(left), { timeout: 10_000 }).toBe(false);
  },
);

test('a command that isn’t there, and one that a signal ended, have failed', async () => {
  expect(await runGroup('no-such-command-of-ours', [], process.env)).toBe(1);
  expect(await runGroup(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"], process.env)).toBe(
    1,
  );
});
