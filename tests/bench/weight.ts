// What the build weighs, gzip: the Worker, and the JavaScript that each route's page loads before anything is pressed.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Entry = { module: string; imports?: string[] };
type Manifest = { entry: Entry; routes: Record<string, Entry> };

const CLIENT = 'build/client';

export function weighBuild(): Promise<string[]> {
  const { code, texts } = workerBytes();
  return Promise.resolve([
    'weight, gzip',
    `  Worker            ${kilobytes(code)} kB of code (target: at most 650 kB), ${kilobytes(texts)} kB of texts`,
    ...['landing', 'dashboard'].map(
      (route) => `  ${route.padEnd(17)} ${kilobytes(routeBytes(route))} kB of JavaScript`,
    ),
  ]);
}

/**
 * The Worker's code, and the compiled texts: each is a module of its own that only its own page loads, so that they cost no
 * start-up and grow with what is written, not with what is built.
 */
export function workerBytes(): { code: number; texts: number } {
  const names = globSync('content/compiled/*/*.ts').map((file) => basename(file, '.ts'));
  const isText = (file: string) => names.some((name) => basename(file).startsWith(`${name}-`));
  const files = globSync('build/server/**/*.js');
  const bytesOf = (some: string[]) => some.reduce((sum, file) => sum + gzipped(file), 0);
  return {
    code: bytesOf(files.filter((file) => !isText(file))),
    texts: bytesOf(files.filter(isText)),
  };
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
