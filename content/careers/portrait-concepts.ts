// What an occupation's portrait names: slugs of words.ts by id, for the rule's lowest weight. Made when the tables are read from their own
// files, so that the Worker finds it made.
import { readdir, readFile } from 'node:fs/promises';
import { makeConcepts } from '#domain/advice/reading/rules/concepts.ts';
import { makeForms } from '#domain/advice/reading/rules/forms.ts';
import { textOf } from '#domain/advice/reading/rules/text.ts';
import forms from './forms.json' with { type: 'json' };
import { WORDS } from './words.ts';

const FOLDER = 'content/careers/portraits';

/** What more portraits name than that tells no occupation from another. */
const MAX_PORTRAITS = 40;

type Portrait = { day: string; hard: string; notFor: string };

/** By id. */
export type PortraitTexts = ReadonlyMap<string, Portrait>;

export async function portraitTexts(): Promise<PortraitTexts> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')));
  return new Map(files.flatMap((file) => Object.entries(JSON.parse(file) as Record<string, Portrait>)));
}

export function portraitConcepts(portraits: PortraitTexts): Record<string, string[]> {
  const concepts = makeConcepts(WORDS);
  const known = makeForms(forms);
  const named = Array.from(portraits, ([id, { day, hard, notFor }]) => {
    const { tokens } = textOf(`${day} ${hard} ${notFor}`, known);
    return [id, new Set(concepts.findIn(tokens).map(({ slug }) => slug))] as const;
  });
  const counts = new Map<string, number>();
  for (const [, rows] of named) for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return Object.fromEntries(
    named.map(([id, rows]) => [id, [...rows].filter((row) => (counts.get(row) ?? 0) <= MAX_PORTRAITS)]),
  );
}
