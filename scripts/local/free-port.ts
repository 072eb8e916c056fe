// A port that is free on loopback: the wanted one, else the next ones after it, so that a second run finds the same again.
import { createServer } from 'node:net';

const TRIES = 50;

export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + TRIES; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + TRIES - 1}.`);
}

/** For the terminal: the wanted port was taken. */
export function replaced(port: number, wanted: number): string {
  return port === wanted ? '' : `, since port ${wanted} is taken`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
