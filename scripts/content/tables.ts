// public/dane/tabele.json: what is known of the occupations as one file, which the Worker reads when it is first asked for.
import { readTables } from '#content/careers/tables.ts';
import type { Careers } from '#domain/advice/occupation.ts';
import { writeChanged } from './modules.ts';

export async function writeTables(): Promise<void> {
  const tables = await readTables();
  const missing = missingRows(tables.careers);
  if (missing.length > 0) throw new Error(`content/careers is not whole:\n${missing.join('\n')}`);
  await writeChanged('public/dane/tabele.json', JSON.stringify(tables));
}

/** What a new occupation has no row of; without one it would be ranked as if nothing were known of it. */
export function missingRows({ occupations, portraits, contexts, near }: Careers): string[] {
  const beside = { portraits, 'contexts.json': contexts.values, 'near.json': near };
  return Object.entries(beside).flatMap(([file, rows]) =>
    occupations.filter(({ id }) => !Object.hasOwn(rows, id)).map(({ id }) => `${file} has no row '${id}'.`),
  );
}
