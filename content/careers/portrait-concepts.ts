// What an occupation's portrait names: slugs of words.ts by id, for the rule's lowest weight. Made when the tables are read from their own
// files, so that the Worker finds it made.
import { readdir, readFile } from 'node:fs/promises';
import { makeDictionary } from '#domain/advice/reading/dictionary.ts';
import { tokensOf } from '#domain/advice/reading/tokens.ts';
import { WORDS } from './words.ts';

const FOLDER = 'content/careers/portraits';

/** What more portraits name than that tells no occupation from another. */
const MOST_PORTRAITS = 40;

type Portrait = { day: string; hard: string; notFor: string };

export async function portraitConcepts(): Promise<Record<string, string[]>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')));
  const portraits = files.flatMap((file) => Object.entries(JSON.parse(file) as Record<string, Portrait>));
  const dictionary = makeDictionary(WORDS.map(({ say }) => say));
  const known = new Map<string, readonly number[]>();
  const rowsOf = (word: string) => {
    const rows = known.get(word) ?? dictionary.findExactly(word);
    known.set(word, rows);
    return rows;
  };
  const named = portraits.map(([id, { day, hard, notFor }]) => {
    const words = tokensOf(`${day} ${hard} ${notFor}`).map(({ folded }) => folded);
    const rows = words.flatMap(rowsOf);
    return [id, new Set(rows)] as const;
  });
  const counts = new Map<number, number>();
  for (const [, rows] of named) for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return Object.fromEntries(
    named.map(([id, rows]) => [
      id,
      [...rows]
        .filter((row) => (counts.get(row) ?? 0) <= MOST_PORTRAITS)
        .flatMap((row) => WORDS[row]?.slug ?? []),
    ]),
  );
}
