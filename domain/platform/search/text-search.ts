// A search over texts in fields (docs/decisions.md 'Library search'): every word must be found somewhere; where it is found, and how well
// it fits, decides the order. Built at the first question, asked at each keystroke.
import { wordsIn } from '../folded-text.ts';
import { isOneSlipOff, isOneWord, isOtherForm, MISTYPED, wordMatch } from './word-match.ts';

/** A longer query is cut: nobody means it. */
export const MAX_QUERY_LENGTH = 100;

const MIN_WORD = 2;

/** `texts` of an entry, and how much a word found in them weighs. `isName`: a slip in one of its words is still that word. */
export type SearchField<Entry> = {
  weight: number;
  texts: (entry: Entry) => readonly string[];
  isName?: boolean;
};

/** `place`: of the entry in the list. `isClose`: it has every word itself, and not only one like it. */
export type Hit = { place: number; score: number; isClose: boolean };

type TextSearch = {
  /** Best first; null = the query says nothing, so everything fits. */
  find(query: string): Hit[] | null;
  /** What comes nearest when no entry has all the words. */
  nearest(query: string, count: number): Hit[];
};

/**
 * `emptyWords`: folded; they stand in half of all texts and say nothing. A typed word shorter than `minBeginning` letters must be a
 * whole word, in any form: 'las' is no 'laser'.
 */
export function createTextSearch<Entry>(
  entries: readonly Entry[],
  fields: readonly SearchField<Entry>[],
  emptyWords: ReadonlySet<string>,
  minBeginning = 0,
): TextSearch {
  // Anyone who only filters needs none of it.
  let words: Index | null = null;
  // A word that was typed before is asked again with each letter of the next one.
  const known = new Map<string, Scores>();
  const hitsOf = (typed: string) => {
    const before = known.get(typed) ?? hits((words ??= indexOf(entries, fields)), typed, minBeginning);
    if (known.size > MAX_QUERY_LENGTH) known.clear();
    known.set(typed, before);
    return before;
  };
  return {
    find(query) {
      const typed = typedWords(query, emptyWords);
      if (typed.length === 0) return null;
      return inOrder(typed.map(hitsOf).reduce(inBoth));
    },
    nearest(query, count) {
      const typed = typedWords(query, emptyWords);
      return inOrder(typed.map(hitsOf).reduce(inEither, new Map())).slice(0, count);
    },
  };
}

/** The query as it is searched and shown: without what is too long, in single spaces. */
export function cleanQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH).replaceAll(/\s+/gu, ' ').trim();
}

function typedWords(query: string, emptyWords: ReadonlySet<string>): string[] {
  const words = wordsIn(cleanQuery(query)).map((word) => word.folded);
  const telling = words.filter((word) => word.length >= MIN_WORD && !emptyWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

type Score = { score: number; isClose: boolean };
/** By the entry's place. */
type Scores = Map<number, Score>;

/** Each word with the entries (by place) that have it, and the weight of the best field that does. */
type Index = Map<string, Map<number, { weight: number; isName: boolean }>>;

function indexOf<Entry>(entries: readonly Entry[], fields: readonly SearchField<Entry>[]): Index {
  const index: Index = new Map();
  entries.forEach((entry, place) => {
    for (const { weight, texts, isName = false } of fields) {
      for (const { folded } of texts(entry).flatMap(wordsIn)) {
        const places = index.get(folded) ?? new Map<number, { weight: number; isName: boolean }>();
        const before = places.get(place);
        places.set(place, {
          weight: Math.max(before?.weight ?? 0, weight),
          isName: isName || before?.isName === true,
        });
        index.set(folded, places);
      }
    }
  });
  return index;
}

function hits(index: Index, typed: string, minBeginning: number): Scores {
  const scores: Scores = new Map();
  for (const [word, places] of index) {
    const match = wordMatch(typed, word);
    if (match === 0) continue;
    if (typed.length < minBeginning && typed !== word && !isOtherForm(typed, word)) continue;
    const isOne = isOneWord(typed, word);
    const isSlip = match === MISTYPED && isOneSlipOff(typed, word);
    for (const [place, { weight, isName }] of places) {
      const before = scores.get(place);
      scores.set(place, {
        score: Math.max(before?.score ?? 0, match * weight),
        isClose: before?.isClose === true || isOne || (isName && isSlip),
      });
    }
  }
  return scores;
}

function inOrder(scores: Scores): Hit[] {
  return Array.from(scores, ([place, score]) => ({ place, ...score })).sort(
    (one, other) => other.score - one.score || one.place - other.place,
  );
}

function inBoth(one: Scores, other: Scores): Scores {
  const both: Scores = new Map();
  for (const [place, { score, isClose }] of one) {
    const more = other.get(place);
    if (more !== undefined) both.set(place, { score: score + more.score, isClose: isClose && more.isClose });
  }
  return both;
}

function inEither(one: Scores, other: Scores): Scores {
  const either = new Map(one);
  for (const [place, { score, isClose }] of other) {
    const before = either.get(place);
    either.set(place, { score: (before?.score ?? 0) + score, isClose: before?.isClose === true || isClose });
  }
  return either;
}
