// The map of occupations as scripts/content/compile.ts laid it out.
import { readStaticJson } from '#content/static-json.ts';
import type { MapSheet } from '#domain/atlas/map/sheet.ts';

/** Throws if the file can't be read. */
export function readMapSheet(): Promise<MapSheet> {
  return readStaticJson('/dane/mapa.json');
}
