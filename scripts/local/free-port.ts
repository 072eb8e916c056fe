// Ports on loopback. One that is free now may be somebody else's a moment later, so whatever takes one is started through `onFreePort`.
import { createServer } from 'node:net';

const TRIES = 50;
const STARTS = 5;

/** The wanted one, else the next ones after it, so that a second run finds the same again. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + TRIES; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + TRIES - 1}.`);
}

/** One that the system says nobody uses. */
export function unusedPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('no port'));
      server.close(() => resolve(address.port));
    });
  });
}

/** Where somebody else took the port in between, on another one. `start` must fail then, and leave nothing behind. */
export async function onFreePort<Started>(
  choose: () => Promise<number>,
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  for (let tries = 1; ; tries++) {
    const port = await choose();
    try {
      return await start(port);
    } catch (error) {
      if (tries === STARTS || (await isFree(port))) throw error;
    }
  }
}

/** For the terminal: the wanted port was taken. */
export function replaced(port: number, wanted: number): string {
  return port === wanted ? '' : `, since port ${wanted} is taken`;
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
