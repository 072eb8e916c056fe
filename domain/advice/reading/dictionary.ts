// Which meaning a word has: rows of words, beginnings ('spawa*') and phrases ("starszych osób"), looked up by the word itself, its
// beginning, its stem, and last with one typing error forgiven.
import { folded } from '../../folded-text.ts';
import { isCommonWord } from './common-words.ts';
import { stemOfFolded } from './stem.ts';
import { beginsMistyped, fileWord, meantWord, MIN_MISTYPED, type KnownWords } from './typing-error.ts';

const MIN_BEGINNING = 3;

export type Found = { rows: readonly number[]; length: number };

export type Dictionary = {
  /** A row more, for one word or phrase; its number. */
  add: (say: string) => number;
  /** The meanings at this place of the text; null if it says nothing. `words` are folded. */
  findAt: (words: readonly string[], at: number) => Found | null;
  /** The rows of a word or phrase, no error forgiven. */
  findExactly: (say: string) => readonly number[];
};

type Phrase = { stems: readonly string[]; row: number };

export function makeDictionary(says: readonly string[]): Dictionary {
  const words = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  const beginnings = new Map<string, number[]>();
  /** Beginnings by their first letter. */
  const drawers = new Map<string, string[]>();
  const phrases = new Map<string, Phrase[]>();
  const known: KnownWords = new Map();
  const rowsOfKnown = new Map<string, number[]>();
  let count = 0;

  const file = (map: Map<string, number[]>, key: string, row: number) => {
    const rows = map.get(key);
    if (rows === undefined) map.set(key, [row]);
    else if (!rows.includes(row)) rows.push(row);
  };
  const learn = (word: string, row: number) => {
    fileWord(known, word);
    file(rowsOfKnown, word, row);
  };

  const addEntry = (entry: string, row: number) => {
    if (entry.includes(' ')) {
      const sequence = entry.split(' ').map(stemOfFolded);
      const first = sequence[0] ?? '';
      const begun = phrases.get(first);
      if (begun === undefined) phrases.set(first, [{ stems: sequence, row }]);
      else begun.push({ stems: sequence, row });
    } else if (entry.endsWith('*')) {
      const beginning = entry.slice(0, -1);
      file(beginnings, beginning, row);
      const drawer = drawers.get(beginning[0] ?? '');
      if (drawer === undefined) drawers.set(beginning[0] ?? '', [beginning]);
      else drawer.push(beginning);
    } else {
      file(words, entry, row);
      file(stems, stemOfFolded(entry), row);
      learn(entry, row);
      if (stemOfFolded(entry).length > MIN_MISTYPED) learn(stemOfFolded(entry), row);
    }
  };
  const add = (say: string) => {
    const row = count++;
    for (const entry of entriesOf(say)) addEntry(entry, row);
    return row;
  };
  for (const say of says) add(say);

  const beginningOf = (word: string): readonly number[] => {
    for (let length = word.length; length >= MIN_BEGINNING; length--) {
      const rows = beginnings.get(word.slice(0, length));
      if (rows !== undefined) return rows;
    }
    return [];
  };

  const wordRows = (word: string): readonly number[] => {
    const exact = words.get(word);
    if (exact !== undefined) return exact;
    const begun = beginningOf(word);
    return begun.length > 0 ? begun : (stems.get(stemOfFolded(word)) ?? []);
  };

  const mistypedRows = (word: string): readonly number[] => {
    if (isCommonWord(word)) return [];
    const whole = meantWord(known, word) ?? meantWord(known, stemOfFolded(word));
    if (whole !== null) return rowsOfKnown.get(whole) ?? [];
    if (word.length < MIN_MISTYPED) return [];
    const begun = drawers.get(word[0] ?? '')?.find((beginning) => beginsMistyped(word, beginning));
    return begun === undefined ? [] : (beginnings.get(begun) ?? []);
  };

  const phraseAt = (text: readonly string[], at: number): Found | null => {
    for (const phrase of phrases.get(stemOfFolded(text[at] ?? '')) ?? []) {
      const isThere = phrase.stems.every((one, offset) => stemOfFolded(text[at + offset] ?? '') === one);
      if (isThere) return { rows: [phrase.row], length: phrase.stems.length };
    }
    return null;
  };

  return {
    add,
    findExactly: (say) => {
      const text = say.split(' ').map(folded);
      const phrase = phraseAt(text, 0);
      if (phrase !== null && phrase.length === text.length) return phrase.rows;
      return text.length === 1 ? wordRows(text[0] ?? '') : [];
    },
    findAt: (text, at) => {
      const phrase = phraseAt(text, at);
      if (phrase !== null) return phrase;
      const word = text[at] ?? '';
      const rows = wordRows(word);
      if (rows.length > 0) return { rows, length: 1 };
      const meant = mistypedRows(word);
      return meant.length > 0 ? { rows: meant, length: 1 } : null;
    },
  };
}

/** Words stand apart by spaces; a phrase stands in quotation marks. */
function entriesOf(say: string): string[] {
  return Array.from(say.matchAll(/"([^"]+)"|(\S+)/g), (match) => folded(match[1] ?? match[2] ?? ''));
}
