// By which words of what somebody does an occupation is found ('układam trasy', 'pobieram krew'): the stems of its names, tags, sentence and
// day, made when the tables are read from their own files. For a question alone, never for points.
import { readdir, readFile } from 'node:fs/promises';
import { indexOfDeeds, type DeedsTable } from '#domain/advice/reading/deeds.ts';
import type { Occupation } from '#domain/advice/occupation.ts';

const FOLDER = 'content/careers/portraits';

export async function deedsOf(occupations: readonly Occupation[]): Promise<DeedsTable> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')));
  const days = new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(file) as Record<string, { day: string }>).map(
        ([id, { day }]) => [id, day] as const,
      ),
    ),
  );
  return indexOfDeeds(
    occupations.map(({ id, name, everydayName, tags, oneLine }) => [
      days.get(id) ?? '',
      `${tags.join(' ')} ${oneLine}`,
      `${name} ${everydayName ?? ''}`,
    ]),
  );
}
