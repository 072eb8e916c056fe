// The meanings that a short phrase names ('filologia angielska', 'praca w call center'): nothing of who stands how to what.
import type { OccupationIndex } from '../ranking/occupation-index.ts';
import { tokensOf } from './tokens.ts';

/** In the order of the concepts, each once. */
export function conceptsIn(phrase: string, { dictionary, concepts }: OccupationIndex): number[] {
  const words = tokensOf(phrase).map(({ folded }) => folded);
  const found = new Set<number>();
  for (let at = 0; at < words.length;) {
    const here = dictionary.findAt(words, at);
    for (const row of here?.rows ?? []) if ((concepts[row]?.occupations.length ?? 0) > 0) found.add(row);
    at += here?.length ?? 1;
  }
  return [...found].toSorted((one, other) => one - other);
}
