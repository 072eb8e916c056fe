// Masks the names of locked paths in texts that the plan may see (docs/decisions.md 'Locked content'). A name of several words
// is found as a whole, in any Polish case: each word by its stem. A single word is matched more closely; below 4 letters it
// gives nothing away and stays, with 4 it must be written exactly as in the name. A longer name of a visible path around it is left alone.

import { spelled, wordsIn, type FoundWord as Word } from '../folded-text.ts';

export const MASK = '••••';

const MIN_SINGLE_WORD = 4;

type Pattern = { locked: boolean; length: number; matches: ((word: Word) => boolean)[] };

/** Returns a function that replaces each mention of a locked name by '••••'. */
export function createNameMask(
  locked: readonly string[],
  visible: readonly string[],
): (text: string) => string {
  const shown = new Set(visible.map(spelled));
  const hidden = locked.filter((name) => !shown.has(spelled(name)));
  // Locked names first: of two equally long matches the first one wins.
  const patterns = [...patternsOf(hidden, true), ...patternsOf(visible, false)];
  if (patterns.every((pattern) => !pattern.locked)) return (text) => text;
  return (text) => masked(text, patterns);
}

function masked(text: string, patterns: readonly Pattern[]): string {
  const words = wordsIn(text);
  let result = '';
  let copied = 0;
  for (let at = 0; at < words.length;) {
    const found = longestMatch(words, at, patterns);
    const first = words[at];
    const last = words[at + (found?.length ?? 1) - 1];
    if (found?.locked && first !== undefined && last !== undefined) {
      result += text.slice(copied, first.start) + MASK;
      copied = last.end;
    }
    at += found?.length ?? 1;
  }
  return result + text.slice(copied);
}

function longestMatch(words: readonly Word[], at: number, patterns: readonly Pattern[]): Pattern | null {
  let longest: Pattern | null = null;
  for (const pattern of patterns) {
    if (pattern.length <= (longest?.length ?? 0)) continue;
    if (pattern.matches.every((matches, offset) => isMatch(matches, words[at + offset]))) longest = pattern;
  }
  return longest;
}

function isMatch(matches: (word: Word) => boolean, word: Word | undefined): boolean {
  return word !== undefined && matches(word);
}

function patternsOf(names: readonly string[], locked: boolean): Pattern[] {
  return names.flatMap(variantsOf).flatMap((name) => {
    const words = wordsIn(name);
    const only = words.length === 1 ? words[0] : undefined;
    const matches = only === undefined ? words.map(oneOfSeveral) : singleWord(only);
    return matches.length === 0 ? [] : [{ locked, length: matches.length, matches }];
  });
}

// 'Projektant UX (badacz)' is also mentioned as 'projektant UX'.
function variantsOf(name: string): string[] {
  const opening = name.indexOf('(');
  return opening > 0 ? [name, name.slice(0, opening)] : [name];
}

function oneOfSeveral({ folded }: Word): (word: Word) => boolean {
  if (folded.length < 4) return (word) => word.folded === folded;
  const stem = folded.slice(0, Math.max(3, Math.ceil((folded.length * 2) / 3)));
  return (word) => word.folded.startsWith(stem);
}

function singleWord({ raw, folded }: Word): ((word: Word) => boolean)[] {
  if (folded.length < MIN_SINGLE_WORD) return [];
  if (folded.length === MIN_SINGLE_WORD) return [(word) => word.raw === raw];
  const stem = folded.slice(0, folded.length - (folded.length < 8 ? 1 : 2));
  return [(word) => word.folded.startsWith(stem)];
}
