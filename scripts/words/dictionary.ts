// A Polish hunspell dictionary (dictionary-pl, under MPL 2.0 of its three licences), as far as the table of forms needs it: entries with
// their flags, and the endings of each flag. Prefixes ('nie' before adjectives) are left out: what is denied is no form of the word.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Ending = { strip: string; add: string; fits: RegExp };

export type Dictionary = {
  has: (word: string) => boolean;
  /** Null = the dictionary doesn't know the word. */
  formsOf: (word: string) => readonly string[] | null;
  words: () => Iterable<string>;
};

export function readDictionary(): Dictionary {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-pl'));
  const endings = readEndings(readFileSync(join(folder, 'index.aff'), 'utf8'));
  const flags = new Map<string, string>();
  for (const line of readFileSync(join(folder, 'index.dic'), 'utf8').split('\n')) {
    const slash = line.indexOf('/');
    const word = slash < 0 ? line : line.slice(0, slash);
    if (word !== '') flags.set(word, (flags.get(word) ?? '') + (slash < 0 ? '' : line.slice(slash + 1)));
  }
  return {
    has: (word) => flags.has(word),
    words: () => flags.keys(),
    formsOf: (word) => {
      const own = flags.get(word);
      if (own === undefined) return null;
      const forms = new Set([word]);
      for (const flag of own) {
        for (const { strip, add, fits } of endings.get(flag) ?? []) {
          if (word.endsWith(strip) && fits.test(word))
            forms.add(word.slice(0, word.length - strip.length) + add);
        }
      }
      return [...forms];
    },
  };
}

function readEndings(affixes: string): Map<string, Ending[]> {
  const endings = new Map<string, Ending[]>();
  for (const line of affixes.split('\n')) {
    const [kind, flag, strip, add, condition] = line.split(/\s+/);
    if (
      kind !== 'SFX' ||
      flag === undefined ||
      strip === undefined ||
      add === undefined ||
      condition === undefined
    )
      continue;
    const list = endings.get(flag) ?? [];
    list.push({
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      fits: new RegExp(`${condition === '.' ? '' : condition}$`),
    });
    endings.set(flag, list);
  }
  return endings;
}
