// The occupations made ready for ranking, once for each set of careers: what each word means among them, and profiles as numbers.
import { formsOfName } from '../occupation-names.ts';
import { RIASEC, type Careers, type Occupation, type WordRow } from '../occupation.ts';
import { centred, ofLengthOne } from './vectors.ts';
import { makeDictionary, type Dictionary } from '../reading/dictionary.ts';

/** What a word means: the occupations it speaks of, from 0 to 1 each, and the interests that they share. */
export type Concept = {
  occupations: readonly number[];
  weights: readonly number[];
  /** The occupations that it names by a tag or as their own: these it fits fully. */
  named: readonly number[];
  /** How telling the word is: what few occupations have says more. */
  rarity: number;
  /** Centred and of length 1; zeros when its occupations have nothing in common. */
  interests: Float64Array;
};

export type OccupationIndex = {
  careers: Careers;
  occupations: readonly Occupation[];
  numberOf: ReadonlyMap<string, number>;
  interests: readonly Float64Array[];
  /** The numbers of the occupations that have a tag. */
  holders: ReadonlyMap<string, readonly number[]>;
  concepts: readonly Concept[];
  dictionary: Dictionary;
  /** By concept: the words that mean it, as the dictionary was told, and what the quiz calls it. */
  entries: readonly DictionaryEntry[];
  /** What people call their work, and the ids that each row means. */
  called: Dictionary;
  calledIds: readonly (readonly string[])[];
};

export type DictionaryEntry = { say: string; name: string };

/** A word that one occupation alone has says no more than that. */
const RAREST = 4;
const OF_A_TAG = 0.8;
const CLOSE = 0.4;
const CONDITION = 0.6;

const kept = new WeakMap<Careers, OccupationIndex>();

export function indexOf(careers: Careers): OccupationIndex {
  const found = kept.get(careers);
  if (found !== undefined) return found;
  const made = makeIndex(careers);
  kept.set(careers, made);
  return made;
}

function makeIndex(careers: Careers): OccupationIndex {
  const { occupations, words } = careers;
  const interests = occupations.map(({ riasec }) => centred(riasec));
  const numberOf = new Map(occupations.map(({ id }, number) => [id, number]));
  const holders = new Map<string, number[]>();
  for (const [number, { tags }] of occupations.entries()) {
    for (const tag of tags) {
      const held = holders.get(tag);
      if (held === undefined) holders.set(tag, [number]);
      else held.push(number);
    }
  }
  const numbersOf = (tag: string) => holders.get(tag) ?? [];
  const dictionary = makeDictionary(words.map(({ say }) => say));
  const told = words.map(({ say, name, tags }) => ({ say, name: name ?? entries(tags)[0] ?? '' }));
  const meanings = words.map((row) => meaningOf(row, numbersOf, numberOf, occupations));
  const silent = new Set(careers.silentTags);
  const named = meanings.map(
    (meaning) => new Set([...meaning].filter(([, weight]) => weight >= OF_A_TAG).map(([number]) => number)),
  );
  for (const tag of holders.keys()) {
    const known = dictionary.findExactly(tag);
    if (known.length === 0 && silent.has(tag)) continue;
    const say = tag.includes(' ') ? `"${tag}"` : tag;
    const rows = known.length > 0 ? known : [dictionary.add(say)];
    if (known.length === 0) told.push({ say, name: tag });
    for (const row of rows) {
      const meaning = (meanings[row] ??= new Map());
      const names = (named[row] ??= new Set());
      for (const number of numbersOf(tag)) {
        meaning.set(number, Math.max(meaning.get(number) ?? 0, silent.has(tag) ? CLOSE : OF_A_TAG));
        names.add(number);
      }
    }
  }
  const called = makeDictionary(careers.called.map(({ say = '' }) => say));
  const calledIds = careers.called.map(({ jobs }) => jobs.split(' '));
  for (const occupation of occupations) {
    for (const word of ownNames(occupation)) {
      if (called.findExactly(word).length === 0) {
        calledIds[called.add(word.includes(' ') ? `"${word}"` : word)] = [occupation.id];
      }
    }
  }
  return {
    careers,
    occupations,
    numberOf,
    interests,
    holders,
    concepts: meanings.map((meaning, row) => conceptOf(meaning, named[row] ?? new Set(), interests)),
    dictionary,
    entries: told,
    called,
    calledIds,
  };
}

function ownNames({ name, everydayName }: Occupation): string[] {
  return [name, ...formsOfName(everydayName ?? '')].filter((one) => /^\p{L}{5,}(?: \p{L}+){0,3}$/u.test(one));
}

function meaningOf(
  row: WordRow,
  numbersOf: (tag: string) => readonly number[],
  numberOf: ReadonlyMap<string, number>,
  occupations: readonly Occupation[],
): Map<number, number> {
  const meaning = new Map<number, number>();
  const mean = (number: number, weight: number) =>
    meaning.set(number, Math.max(weight, meaning.get(number) ?? 0));
  for (const tag of entries(row.near)) for (const number of numbersOf(tag)) mean(number, CLOSE);
  const { condition } = row;
  if (condition !== undefined) {
    for (const [number, occupation] of occupations.entries()) {
      if (hasCondition(occupation, condition)) mean(number, CONDITION);
    }
  }
  for (const tag of entries(row.tags)) for (const number of numbersOf(tag)) mean(number, OF_A_TAG);
  for (const id of entries(row.jobs)) {
    const number = numberOf.get(id);
    if (number !== undefined) mean(number, 1);
  }
  return meaning;
}

export function entries(list: string | undefined): string[] {
  return Array.from((list ?? '').matchAll(/"([^"]+)"|(\S+)/g), (match) => match[1] ?? match[2] ?? '');
}

function hasCondition({ conditions }: Occupation, word: NonNullable<WordRow['condition']>): boolean {
  if (word === 'heavy' || word === 'sitting') return conditions.physical === word;
  return conditions[word] === true;
}

function conceptOf(
  meaning: ReadonlyMap<number, number>,
  named: ReadonlySet<number>,
  interests: readonly Float64Array[],
): Concept {
  const mass = meaning.values().reduce((sum, weight) => sum + weight, 0);
  const shared = new Float64Array(RIASEC.length);
  for (const [number, weight] of meaning) {
    for (let letter = 0; letter < shared.length; letter++) {
      shared[letter] = (shared[letter] ?? 0) + weight * (interests[number]?.[letter] ?? 0);
    }
  }
  return {
    occupations: [...meaning.keys()],
    weights: [...meaning.values()],
    named: [...named],
    rarity: Math.min(RAREST, Math.log(1 + interests.length / (2 + mass))),
    interests: ofLengthOne(shared),
  };
}
