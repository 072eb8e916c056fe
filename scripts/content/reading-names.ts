// content/compiled/reading-names.json: what the meanings and licences of a reading are called, for the screen that shows it
// (app/features/advice/understood). A file of its own, fetched with that screen.
import { readCareers } from '#content/careers.server.ts';
import { conceptName } from '#domain/advice/reading/known-ids.ts';
import type { ReadingNames } from '#domain/advice/reading/reading-groups.ts';

export async function readingNames(): Promise<string> {
  const { words, licences } = await readCareers();
  const names: Omit<ReadingNames, 'occupations'> = {
    concepts: Object.fromEntries(words.map((row) => [row.slug, conceptName(row)])),
    licences: Object.fromEntries(licences.map(({ key, name }) => [key, name])),
  };
  return JSON.stringify(names);
}
