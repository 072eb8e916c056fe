// What the build weighs, gzip: the Worker, the JavaScript that each route's page loads before anything is pressed, and a page.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Entry = { module: string };
type Manifest = { entry: Entry; routes: Record<string, Entry> };

const CLIENT = 'build/client';

/** All that is uploaded, compressed as one, which is how the platform weighs it (`wrangler deploy` says so). */
export function workerBytes(): number {
  const files = globSync('build/server/**/*.js').toSorted();
  return gzipSync(Buffer.concat(files.map((file) => readFileSync(file)))).length;
}

type PageWeight = {
  /** Without the inlined style. */
  html: number;
  /** What of it shows or describes something: neither scripts nor the data that they are given. */
  markup: number;
  /** Gzip. */
  style: number;
};

export function pageWeight(html: string): PageWeight {
  const bytes = (text: string) => Buffer.byteLength(text);
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const unstyled = html.replace(style, '');
  const markup = unstyled.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
  return { html: bytes(unstyled), markup: bytes(markup), style: gzipSync(style).length };
}

/** Bytes of the scripts that a route's page loads: manifest, entry, root, the route, and all that they import statically. The route by its module's name. */
export function routeBytes(route: string): number {
  const { manifestFile, manifest } = readManifest();
  const entries = [manifest.entry, manifest.routes['root'], entryOf(manifest, route)];
  const scripts = withImports(entries.flatMap((entry) => entry?.module ?? []));
  const files = scripts.map((script) => join(CLIENT, script));
  return [manifestFile, ...files].reduce((sum, file) => sum + gzipped(file), 0);
}

/** Scripts and all that they import statically, as the built files say. */
export function withImports(scripts: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = [...scripts];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const imported = readFileSync(CLIENT + path, 'utf8').matchAll(
      /\b(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g,
    );
    for (const [, name = ''] of imported) queue.push(`/assets/${name}`);
  }
  return [...found];
}

function readManifest(): { manifestFile: string; manifest: Manifest } {
  const [manifestFile = ''] = globSync(`${CLIENT}/assets/manifest-*.js`);
  const text = readFileSync(manifestFile, 'utf8');
  return { manifestFile, manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) };
}

function entryOf({ routes }: Manifest, route: string): Entry {
  const own = Object.keys(routes).find((id) => id === `routes/${route}` || id.endsWith(`/${route}`));
  const entry = own === undefined ? undefined : routes[own];
  if (entry === undefined) throw new Error(`There is no route ${route}.`);
  return entry;
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}
