// content/compiled/heard-words.json: the rule's dictionary as the quiz's echo needs it, without the occupations behind each word. A file
// of its own, so that the Worker doesn't carry it.
import { readCareers } from '#content/careers.server.ts';
import { UNTOLD_TAGS } from '#content/careers/words.ts';
import { indexOf } from '#domain/advice/ranking/occupation-index.ts';
import type { NamedWords } from '#domain/advice/reading/echo.ts';

export async function heardWords(): Promise<string> {
  const { entries, concepts } = indexOf(await readCareers());
  const words = entries.map(({ say, name }, at): NamedWords => [
    say,
    concepts[at]?.occupations.length === 0 || UNTOLD_TAGS.has(name) ? '' : name,
  ]);
  return JSON.stringify(words);
}
