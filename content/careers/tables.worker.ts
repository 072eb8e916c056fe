import { readStaticJson } from '#content/static-json.ts';
import type { Tables } from './tables.ts';

/** Throws if the file can't be read. */
export function readTables(): Promise<Tables> {
  return readStaticJson('/dane/tabele.json');
}
