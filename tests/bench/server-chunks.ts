// Which files of the built Worker one of them takes along at once: its static imports, and theirs.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const SERVER = 'build/server';
const STATIC_IMPORT = /(?:^|[;}\n])\s*(?:import|export)(?:[^;'"()]*?from)?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** Paths within the build, the first one included. */
export function chunksFrom(entry: string): string[] {
  const found = new Set<string>();
  const queue = [entry];
  for (let chunk = queue.pop(); chunk !== undefined; chunk = queue.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const folder = posix.dirname(chunk);
    const code = readFileSync(join(SERVER, chunk), 'utf8');
    for (const [, path = ''] of code.matchAll(STATIC_IMPORT)) queue.push(posix.join(folder, path));
  }
  return [...found];
}
