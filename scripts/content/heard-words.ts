// content/compiled/heard-words.json: words, their names and forms as the quiz's echo needs them, without the occupations behind each. A
// file of its own, so that the Worker doesn't carry it.
import { readCareers } from '#content/careers.server.ts';
import { UNTOLD_TAGS } from '#content/careers/words.ts';
import { indexOf } from '#domain/advice/ranking/occupation-index.ts';
import type { HeardWords } from '#domain/advice/reading/echo.ts';

export async function heardWords(): Promise<string> {
  const careers = await readCareers();
  const { names, concepts } = indexOf(careers);
  const rows = careers.words.map(({ slug, words }, at) => {
    const name = names[at] ?? '';
    const isTold = (concepts[at]?.occupations.length ?? 0) > 0 && !UNTOLD_TAGS.has(name);
    return { slug, words, name: isTold ? name : '' };
  });
  return JSON.stringify({ rows, forms: careers.forms } satisfies HeardWords);
}
