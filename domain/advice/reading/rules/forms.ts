// Words by their inflected forms, and never by a beginning: 'stałej' is no form of 'stal'. The table is made from a Polish dictionary
// (scripts/words.ts): each word is what all its forms begin with, and the number of a list of endings.
import { folded } from '../../../platform/folded-text.ts';

export type FormsTable = {
  /** What the table was made of; a test says when it has grown old. */
  made: string;
  /** Lists of endings, parted by spaces; '-' = none. The first makes the word itself. */
  endings: readonly string[];
  /** 'spawa/12': what the forms have in common, and their list of endings. */
  words: readonly string[];
  /** Forms, without diacritics, that without them could be another word: 'sad' (sąd), 'lodz'. */
  doubtful: readonly string[];
};

export type Forms = {
  /** The words that this may be a form of. Lower case; without diacritics it is looked up among forms without them. */
  wordsOf: (form: string, isBare: boolean) => readonly string[];
  isDoubtful: (form: string) => boolean;
};

type Entry = { word: string; endings: ReadonlySet<string> };

const NONE: readonly string[] = [];

export function makeForms(table: FormsTable): Forms {
  const lists = table.endings.map((list) => list.split(' ').map((ending) => (ending === '-' ? '' : ending)));
  const whole = fileUnder(table, lists, (text) => text);
  let bare: Map<string, Entry[]> | null = null;
  const doubtful = new Set(table.doubtful);
  return {
    wordsOf: (form, isBare) => {
      if (!isBare) return found(whole, form);
      bare ??= fileUnder(table, lists, folded);
      return found(bare, form);
    },
    isDoubtful: (form) => doubtful.has(form),
  };
}

function fileUnder(
  { words }: FormsTable,
  lists: readonly (readonly string[])[],
  spelling: (text: string) => string,
): Map<string, Entry[]> {
  const sets = lists.map((list) => new Set(list.map(spelling)));
  const filed = new Map<string, Entry[]>();
  for (const one of words) {
    const slash = one.lastIndexOf('/');
    const number = Number(one.slice(slash + 1));
    const stem = one.slice(0, slash);
    const entry = { word: stem + (lists[number]?.[0] ?? ''), endings: sets[number] ?? new Set() };
    const key = spelling(stem);
    const same = filed.get(key);
    if (same === undefined) filed.set(key, [entry]);
    else same.push(entry);
  }
  return filed;
}

function found(filed: ReadonlyMap<string, readonly Entry[]>, form: string): readonly string[] {
  let words: string[] | null = null;
  for (let cut = form.length; cut >= 0; cut--) {
    for (const { word, endings } of filed.get(form.slice(0, cut)) ?? []) {
      if (endings.has(form.slice(cut))) (words ??= []).push(word);
    }
  }
  return words ?? NONE;
}
