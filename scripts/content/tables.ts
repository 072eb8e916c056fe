// public/dane/tabele.json: what is known of the occupations as one file, which the Worker reads when it is first asked for.
import { readTables } from '#content/careers/tables.ts';
import { writeChanged } from './modules.ts';

export async function writeTables(): Promise<void> {
  await writeChanged('public/dane/tabele.json', JSON.stringify(await readTables()));
}
