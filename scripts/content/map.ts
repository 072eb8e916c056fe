// public/dane/mapa.json: the map of occupations (domain/atlas/map), laid out once here and read by its page. public/dane/mapa-kroki.json: what its
// card says of an occupation, fetched when somebody chooses one.
import { readCareers } from '#content/careers.server.ts';
import { mapSheet } from '#domain/atlas/map/sheet.ts';
import { writeChanged } from './modules.ts';

export async function writeMap(): Promise<void> {
  const careers = await readCareers();
  const cards = careers.occupations.map(({ id, oneLine }) => [id, { oneLine, ...careers.moves[id] }]);
  await writeChanged('public/dane/mapa.json', JSON.stringify(mapSheet(careers)));
  await writeChanged('public/dane/mapa-kroki.json', JSON.stringify(Object.fromEntries(cards)));
}
