// A search that forgives what Polish does to words: case, missing diacritics, endings. Every word asked for has to stand
// somewhere in the text, by its beginning; long words may differ in their last two letters ('karierę' finds 'kariery').
import { wordsIn } from '../folded-text.ts';

const ENDING_LENGTH = 2;
const MIN_STEM_LENGTH = 4;

/** An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const words = wordsIn(text).map((word) => word.folded);
  return wordsIn(query).every(({ folded }) => {
    const stem = folded.slice(0, Math.max(MIN_STEM_LENGTH, folded.length - ENDING_LENGTH));
    return words.some((word) => word.startsWith(stem));
  });
}
