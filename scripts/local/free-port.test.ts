import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startInbox } from '#sandbox/inbox/server.ts';
import { freePort, onFreePort, serveAtPort, startAtPort, unusedPort } from './free-port.ts';
import { startSqld } from './sqld.ts';

const others: Server[] = [];
/** Somebody else who comes first, and answers whoever asks. */
function takenBySomebody(port: number): Promise<void> {
  const server = createServer((_, response) => response.end('ok'));
  others.push(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
afterEach(() => {
  for (const server of others.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('a port that is taken is replaced by the next one', async () => {
  const port = await unusedPort();
  expect(await freePort(port)).toBe(port);
  await takenBySomebody(port);
  expect(await freePort(port)).toBeGreaterThan(port);
});

test('a port that somebody took between choice and start is chosen again', async () => {
  const wanted = await unusedPort();
  const tried: number[] = [];
  const { port, service } = await startAtPort(wanted, async (chosen) => {
    tried.push(chosen);
    if (tried.length === 1) await takenBySomebody(chosen);
    return startInbox({ port: chosen, apiKey: 'k' });
  });
  expect(tried).toEqual([wanted, port]);
  expect(service.url).toBe(`http://127.0.0.1:${port}`);
  await service.stop();
});

test('a database whose port somebody took is not taken for started, and starts on another one', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'szlak-'));
  const first = await unusedPort();
  await takenBySomebody(first);
  // Anyone who holds the port answers as a healthy database would.
  await expect(startSqld({ directory, port: first })).rejects.toThrow('did not start');
  const ports = [first, await unusedPort()];
  const sqld = await onFreePort(
    async () => ports.shift() ?? 0,
    (port) => startSqld({ directory, port }),
  );
  expect(sqld.port).not.toBe(first);
  await sqld.stop();
  await rm(directory, { recursive: true, force: true });
});

test('what fails for another reason is not tried again, and a port that is always taken not for ever', async () => {
  let tries = 0;
  const failing = () => {
    tries += 1;
    return Promise.reject(new Error('broken'));
  };
  await expect(onFreePort(unusedPort, failing)).rejects.toThrow('broken');
  expect(tries).toBe(1);
  const port = await unusedPort();
  await takenBySomebody(port);
  await expect(onFreePort(async () => port, failing)).rejects.toThrow('broken');
  expect(tries).toBe(6);
});

test('a server that ends because its port was taken runs again on another one, and any other end is the end', async () => {
  const wanted = await unusedPort();
  const tried: number[] = [];
  const code = await serveAtPort(wanted, async (port) => {
    tried.push(port);
    if (tried.length > 1) return 0;
    await takenBySomebody(port);
    return 1;
  });
  expect([code, tried.length]).toEqual([0, 2]);
  expect(await serveAtPort(await unusedPort(), async () => 3)).toBe(3);
});
