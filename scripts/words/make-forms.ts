// The table of forms (domain/advice/reading/rules/forms.ts): what each word's forms have in common, and its list of endings. Of verbs only
// forms that people write of themselves or others; participles and orders are left out. A word that the dictionary doesn't know
// inflects like its model, or not at all.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { WordRow } from '#domain/advice/occupation.ts';
import { entriesOf } from '#domain/advice/reading/rules/says.ts';
import { folded } from '#domain/platform/folded-text.ts';
import type { FormsTable } from '#domain/advice/reading/rules/forms.ts';
import type { Vocabulary } from '#domain/advice/reading/rules/vocabulary.ts';

const RARE_OF_VERBS =
  /(?:cież|myż|jże|że|śmy|ście|byś|byście|byśmy|łeś|łaś|lib|łyby|liby|łoby|łby|łaby|ącego|ącemu|ący|ącym|ących|ącymi|ącą|ącej|ące|ąca|cie|asz|isz|ysz|esz)$|(?:[aoęiyą]n|on|[iyęąu]t)(?:y|ego|emu|a|ą|ej|e|ych|ymi|ym|o)$|(?:an|on|en)i$/;
const VERB = /(?:ć|ść|źć)$/;

// Forms that the dictionary files by themselves.
const IRREGULAR: Readonly<Record<string, string>> = {
  mieć: 'mam ma mamy mają miej',
  być: 'jestem jest jesteśmy są będę będzie będziemy będą',
  wiedzieć: 'wiem wie wiemy wiedzą',
  umieć: 'umiem umie umiemy umieją',
  jeść: 'jem je jemy jedzą',
  iść: 'idę idzie szedłem szłam szedł szła',
};

/** Of what the table is made; a word more, and it has grown old. */
export function fingerprint({ words, models }: Vocabulary): string {
  const all = [
    ...[...words].toSorted(),
    ...[...models].map(([word, model]) => `${word}~${model}`).toSorted(),
  ];
  return createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16);
}

export function makeTable(
  vocabulary: Vocabulary,
  dictionary: Dictionary,
): { table: FormsTable; unknown: string[] } {
  const numbers = new Map<string, number>();
  const unknown: string[] = [];
  const all = new Set<string>();
  const words = [...vocabulary.words].toSorted().map((word) => {
    const forms = formsOf(word, vocabulary, dictionary);
    if (forms === null) unknown.push(word);
    for (const form of forms ?? [word]) all.add(form);
    const { stem, endings } = shortened(word, forms ?? [word]);
    const number = numbers.get(endings) ?? numbers.size;
    numbers.set(endings, number);
    return `${stem}/${number}`;
  });
  const table = {
    made: fingerprint(vocabulary),
    endings: [...numbers.keys()],
    words,
    doubtful: doubtfulIn(all, dictionary),
  };
  return { table, unknown };
}

export function formsOf(
  word: string,
  { models }: Pick<Vocabulary, 'models'>,
  dictionary: Dictionary,
): readonly string[] | null {
  const model = models.get(word);
  if (model !== undefined) return likeModel(word, model, dictionary);
  const forms = dictionary.formsOf(word) ?? dictionary.formsOf(word.charAt(0).toUpperCase() + word.slice(1));
  if (forms === null) return null;
  const lower = [
    ...new Set([...forms.map((form) => form.toLowerCase()), ...(IRREGULAR[word]?.split(' ') ?? [])]),
  ];
  return VERB.test(word)
    ? lower.filter((form) => form === word || !RARE_OF_VERBS.test(form) || /łabym$|łbym$/.test(form))
    : lower;
}

function likeModel(word: string, model: string, dictionary: Dictionary): readonly string[] {
  const forms = dictionary.formsOf(model);
  if (forms === null) throw new Error(`${word}~${model}: the dictionary doesn't know the model.`);
  let same = 0;
  while (same < word.length && same < model.length && word.at(-1 - same) === model.at(-1 - same)) same++;
  const ownStem = word.slice(0, word.length - same);
  const itsStem = model.slice(0, model.length - same);
  return forms.filter((form) => form.startsWith(itsStem)).map((form) => ownStem + form.slice(itsStem.length));
}

function shortened(word: string, forms: readonly string[]): { stem: string; endings: string } {
  let stem = word;
  for (const form of forms) while (!form.startsWith(stem)) stem = stem.slice(0, -1);
  const others = forms.filter((form) => form !== word).toSorted();
  return {
    stem,
    endings: [word, ...others].map((form) => form.slice(stem.length) || '-').join(' '),
  };
}

// Without diacritics 'sąd' is 'sad': forms of another word of the language, however rare.
function doubtfulIn(own: ReadonlySet<string>, dictionary: Dictionary): string[] {
  const ours = new Set([...own].map(folded));
  const doubtful = new Set<string>();
  for (const word of dictionary.words()) {
    if (/\p{Lu}/u.test(word)) continue;
    for (const form of dictionary.formsOf(word) ?? []) {
      const bare = folded(form);
      if (ours.has(bare) && !own.has(form)) doubtful.add(bare);
    }
  }
  return [...doubtful].toSorted();
}

// A Polish hunspell dictionary (dictionary-pl, under MPL 2.0 of its three licences), as far as the table of forms needs it: entries with
// their flags, and the endings of each flag. Prefixes ('nie' before adjectives) are left out: what is denied is no form of the word.
type Ending = { strip: string; add: string; fits: RegExp };

type Dictionary = {
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

// A form belongs to one row of content/careers/words.ts alone: where two claim it, one has to say '-form'.
export function clashesIn(
  rows: readonly Pick<WordRow, 'slug' | 'words'>[],
  expand: (word: string) => readonly string[],
): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { slug, words } of rows) {
    const said = entriesOf(words);
    for (const pattern of said.words) {
      const [step, more] = pattern();
      if (more !== undefined || step?.kind !== 'word') continue;
      for (const { form, bare } of step.any) {
        for (const one of bare === null ? expand(form) : [form]) {
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
