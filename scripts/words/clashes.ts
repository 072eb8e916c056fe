// A form belongs to one row of content/careers/words.ts alone: where two claim it, one has to say '-form'.
import { entriesOf } from '#domain/advice/reading/rules/says.ts';
import type { WordRow } from '#domain/advice/occupation.ts';

export function clashesIn(
  rows: readonly Pick<WordRow, 'slug' | 'words'>[],
  formsOf: (word: string) => readonly string[],
): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { slug, words } of rows) {
    const said = entriesOf(words);
    for (const [step, more] of said.words) {
      if (more !== undefined || step?.kind !== 'word') continue;
      for (const { form, bare } of step.any) {
        for (const one of bare === null ? formsOf(form) : [form]) {
          if (said.not.has(one)) continue;
          const held = owners.get(one) ?? new Set();
          owners.set(one, held.add(slug));
        }
      }
    }
  }
  return [...owners]
    .filter(([, slugs]) => slugs.size > 1)
    .map(([form, slugs]) => `${form}: ${[...slugs].join(', ')}`);
}
