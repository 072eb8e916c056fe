// One of our own static files (scripts/content), read when it is first asked for: too much for the Worker to carry.
import { env } from 'cloudflare:workers';

// Never the reading itself: it belongs to one request, and whoever else waited would wait for good if that is given up.
const kept = new Map<string, unknown>();

/** Kept once read, so nobody may change it. Throws if the file can't be read; the next request tries again. */
export async function readStaticJson<Shape>(path: `/dane/${string}.json`): Promise<Shape> {
  if (kept.has(path)) return kept.get(path) as Shape;
  // Whatever the origin: the binding looks at the path only.
  const response = await (env as { ASSETS: Fetcher }).ASSETS.fetch(new URL(path, 'https://szlak.invalid'));
  if (!response.ok) throw new Error(`${path}: ${response.status}.`);
  const value = await response.json<Shape>();
  // Who writes a text sees it change.
  if (import.meta.env.MODE !== 'development') kept.set(path, value);
  return value;
}
