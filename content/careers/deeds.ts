// By which words of what somebody does an occupation is found ('układam trasy', 'pobieram krew'): the stems of phrases in which people tell
// of such work (phrases/), and of its names, tags, sentence and day. Made when the tables are read from their own files.
import { readdir, readFile } from 'node:fs/promises';
import { indexOfDeeds, type DeedsTable } from '#domain/advice/reading/deeds.ts';
import type { Occupation } from '#domain/advice/occupation.ts';
import type { PortraitTexts } from './portrait-concepts.ts';

const FOLDER = 'content/careers/phrases';

/** By id. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

export async function phrasesOfWork(): Promise<Phrases> {
  const names = (await readdir(FOLDER)).toSorted();
  const files = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')));
  return new Map(files.flatMap((file) => Object.entries(JSON.parse(file) as Record<string, string[]>)));
}

export function deedsOf(
  occupations: readonly Occupation[],
  portraits: PortraitTexts,
  phrases: Phrases,
): DeedsTable {
  return indexOfDeeds(
    occupations.map(({ id, name, everydayName, tags, oneLine }) => [
      ...(phrases.get(id) ?? []),
      ...(portraits.get(id)?.day.split(/[.;,]/) ?? []),
      tags.join(' '),
      oneLine,
      `${name} ${everydayName ?? ''}`,
    ]),
  );
}
