// What the build weighs, gzip: the Worker, and the JavaScript that each route's page loads before anything is pressed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Entry = { module: string; imports?: string[] };
type Manifest = { entry: Entry; routes: Record<string, Entry> };

const CLIENT = 'build/client';

export function weighBuild(): Promise<string[]> {
  const worker = globSync('build/server/**/*.js').reduce((sum, file) => sum + gzipped(file), 0);
  return Promise.resolve([
    'weight, gzip',
    `  Worker            ${kilobytes(worker)} kB (target: at most 600 kB)`,
    ...['landing', 'dashboard'].map(
      (route) => `  ${route.padEnd(17)} ${kilobytes(routeBytes(route))} kB of JavaScript`,
    ),
  ]);
}

/** Bytes of the scripts that a route's page loads: manifest, entry, root, the route, and all that they import statically. */
export function routeBytes(route: string): number {
  const [manifestFile = ''] = globSync(`${CLIENT}/assets/manifest-*.js`);
  const text = readFileSync(manifestFile, 'utf8');
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const entries = [manifest.entry, manifest.routes['root'], manifest.routes[`routes/${route}`]];
  const scripts = new Set(entries.flatMap((entry) => (entry?.imports ?? []).concat(entry?.module ?? [])));
  const files = [...scripts].map((script) => join(CLIENT, script));
  return [manifestFile, ...files].reduce((sum, file) => sum + gzipped(file), 0);
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
