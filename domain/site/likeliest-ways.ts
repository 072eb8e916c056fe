// Where somebody probably wanted to go whose address leads nowhere: the known places whose words come nearest to its own. Only places
// from the list are ever named, so nothing in an address can lead away from here.
import { wordsIn } from '../platform/folded-text.ts';
import { wordMatch } from '../platform/search/word-match.ts';

/** `kind`: 'kurs'. `words`: what else people call it; its name and the end of its path count anyway. */
export type Place = { path: string; name: string; kind?: string; words?: readonly string[] };

const WAYS = 3;
/** Nobody means a longer address, and each word is compared with every place. */
const MAX_LENGTH = 200;
const MAX_WORDS = 6;
const MIN_WORD = 2;
/** Of the words of the address that have to fit somehow. */
const MIN_FIT = 0.3;
/** Words that stand in many addresses and say nothing of one. */
const EMPTY = new Set(['www', 'html', 'htm', 'php', 'index', 'pl', 'com', 'od', 'do', 'na', 'nie', 'ma']);

/** The likeliest first, of equals the earlier one; filled up from `usual`, so there are always three if those are. `isGuess`: something came near. */
export function likeliestWays(
  pathname: string,
  places: readonly Place[],
  usual: readonly Place[],
): { ways: Place[]; isGuess: boolean } {
  const asked = askedWords(pathname);
  // What stands last says most: '/kursy/exel' means a course, though 'kursy' is the library's own word.
  const last = askedWords(pathname.slice(0, MAX_LENGTH).replace(/^.*\//, ''));
  const near = places
    .map((place) => ({ place, fit: Math.max(fitOf(asked, place), fitOf(last, place)) }))
    .filter(({ fit }) => fit >= MIN_FIT)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ place }) => place);
  const paths = new Set<string>();
  const ways = [...near, ...usual].filter(({ path }) => !paths.has(path) && paths.add(path)).slice(0, WAYS);
  return { ways, isGuess: near.length > 0 };
}

function askedWords(path: string): string[] {
  return wordsOf(readable(path)).slice(0, MAX_WORDS);
}

function fitOf(asked: readonly string[], { path, name, words = [] }: Place): number {
  if (asked.length === 0) return 0;
  const own = ownWords({ path, name, words });
  const sum = asked.reduce((all, one) => all + Math.max(0, ...own.map((word) => wordMatch(one, word))), 0);
  return sum / asked.length;
}

function ownWords({ path, name, words = [] }: Place): string[] {
  return wordsOf([path.slice(path.lastIndexOf('/') + 1), name, ...words].join(' '));
}

function wordsOf(text: string): string[] {
  const words = wordsIn(text).map(({ folded }) => folded);
  return [...new Set(words.filter((word) => word.length >= MIN_WORD && !EMPTY.has(word)))];
}

/** Words run together by signs, and what was encoded, as it reads. */
function readable(pathname: string): string {
  const path = pathname.slice(0, MAX_LENGTH);
  try {
    return decodeURIComponent(path).replaceAll(/[-_/.+]+/g, ' ');
  } catch {
    return path.replaceAll(/%[\da-f]{0,2}|[-_/.+]+/gi, ' ');
  }
}
