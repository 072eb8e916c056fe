// content/compiled/reading-names.json: what the meanings and licences of a reading are called, for the screen that shows it
// (app/features/advice/understood). A file of its own, fetched with that screen; what occupations are called stands in another.
import { readCareers } from '#content/careers.server.ts';
import { readingNames } from '#domain/advice/reading/known-ids.ts';

export async function namesOfReading(): Promise<string> {
  const { concepts, licences } = readingNames(await readCareers());
  return JSON.stringify({ concepts, licences });
}
