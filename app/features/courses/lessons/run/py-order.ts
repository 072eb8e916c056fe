// Python as a lesson needs it: Brython, and of Python's modules those that the code imports, fetched with the press and kept, as SQLite is.
import pyScript from 'brython/brython.min.js?url';
import { importedIn, kilobytesOf, type PyFile, pyFilesOf } from '#domain/courses/lessons/py-modules.ts';
import { unclosedString } from '#domain/courses/lessons/py-strings.ts';
import { fetched, read } from './fetched.ts';
import { type PyJob, pyWorker } from './py-worker.ts';
import type { Order } from './run-in-frame.ts';

/** Of the file as it is. */
const BRYTHON_BYTES = 1_351_125;

let brython: Promise<string> | null = null;

/** Each module's file with what only it needs, as compiled by scripts/content/python-modules.ts. */
const PY_FILES = import.meta.glob<string>('../../../../../content/compiled/python/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pyModules = new Map<PyFile, Promise<Record<string, unknown>>>();

function pyModule(file: PyFile): Promise<Record<string, unknown>> {
  const address = PY_FILES[`../../../../../content/compiled/python/${file}.json`] ?? '';
  const known = pyModules.get(file);
  if (known !== undefined) return known;
  const fetching = fetched(address).then((response) => response.json() as Promise<Record<string, unknown>>);
  pyModules.set(file, fetching);
  // The next press tries again.
  fetching.catch(() => pyModules.delete(file));
  return fetching;
}

export async function pyOrder(
  code: string,
  answers: readonly string[],
  progress: (percent: number) => void,
): Promise<Order> {
  const loading = Promise.all(pyFilesOf(code).map(pyModule));
  brython ??= fetched(pyScript)
    .then((response) => read(response, BRYTHON_BYTES, progress))
    .then((script) => script.text());
  try {
    // It takes a file's path from its address, which a Worker of a text has none of.
    const begin = 'globalThis.__BRYTHON__ = { brython_path: "http://localhost/" };';
    const [script, parts] = await Promise.all([brython, loading]);
    const modules: Record<string, unknown> = Object.assign({}, ...parts);
    const imported = importedIn(code).filter((name) => Object.hasOwn(modules, name));
    const job: PyJob = { code, answers, modules, imported, unclosed: unclosedString(code) };
    return { source: `${begin}${script};(${pyWorker.toString()})()`, job };
  } catch (error) {
    brython = null;
    throw error;
  }
}

/** What a run of the code would still fetch. */
export function kilobytesLeft(code: string): number {
  return kilobytesOf(pyFilesOf(code).filter((file) => !pyModules.has(file)));
}
