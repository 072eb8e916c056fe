// The manifest of routes that every page with React loads: without which files a route's module imports, which the router reads only to
// fetch pages ahead, as no link of ours has it do, and without what is false. It is half as large. The server keeps the whole one, by
// which a page names its files.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

type Manifest = { routes: Record<string, Record<string, unknown>> };

export async function shortenBrowserManifest(client = 'build/client'): Promise<void> {
  for (const file of globSync(`${client}/assets/manifest-*.js`)) {
    const text = await readFile(file, 'utf8');
    const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
    const manifest: Manifest = JSON.parse(text.slice(start, end));
    const routes = Object.fromEntries(
      Object.entries(manifest.routes).map(([id, route]) => [id, shortened(route)]),
    );
    await writeFile(file, text.slice(0, start) + JSON.stringify({ ...manifest, routes }) + text.slice(end));
  }
}

function shortened({ imports: _, ...route }: Record<string, unknown>): Record<string, unknown> {
  const isSaid = (value: unknown) => value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(route).filter(([, value]) => isSaid(value)));
}
