// One of our own static files, where there is no Worker: tests and scripts. In the Worker static-json.worker.ts stands in its place
// (package.json 'imports').
import { readFile } from 'node:fs/promises';

/** `path` as the site has it ('/dane/…'). Throws if the file can't be read. */
export async function readStaticJson<Shape>(path: `/dane/${string}.json`): Promise<Shape> {
  return JSON.parse(await readFile(`public${path}`, 'utf8')) as Shape;
}
