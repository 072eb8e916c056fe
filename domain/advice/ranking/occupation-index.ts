// The occupations made ready for ranking, once for each set of careers: what each word means among them, and profiles as numbers.
import { RIASEC, type Careers, type Estimates, type Occupation, type WordRow } from '../occupation.ts';
import { centred, ofLengthOne } from './vectors.ts';
import { makeNaming } from '../reading/rules/naming.ts';
import { MEANING, MEASURES, type MeasureKey } from './weights.ts';

/** What a word means: the occupations it speaks of, from 0 to 1 each, and the interests that they share. */
type Concept = {
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
  /** By the slug of a row of words, or by a tag that no row holds. */
  conceptOf: ReadonlyMap<string, number>;
  /** O*NET's figures of 0 to 100; a missing key = no figure. */
  contexts: readonly Readonly<Partial<Record<MeasureKey, number>>>[];
  /** The nine deciles of pay in the occupation's group; null = no figures. */
  payDeciles: readonly (readonly number[] | null)[];
  /** By occupation, the likeness of others to it. */
  near: readonly ReadonlyMap<number, number>[];
  /** By occupation: the concepts that its portrait names. */
  portraits: readonly ReadonlySet<number>[];
  isListed: (list: keyof Estimates, id: string) => boolean;
  /** The concepts that a short phrase names ('filologia angielska'): nothing of who stands how to what. */
  conceptsIn: (phrase: string) => readonly number[];
  /** By concept: what the quiz calls it. */
  names: readonly string[];
};

const kept = new WeakMap<Careers, OccupationIndex>();

export function indexOf(careers: Careers): OccupationIndex {
  const found = kept.get(careers);
  if (found !== undefined) return found;
  const made = makeIndex(careers);
  kept.set(careers, made);
  return made;
}

/** Worked out once for each key of an index. */
export function keptByIndex<Key, Value>(
  make: (key: Key, index: OccupationIndex) => Value,
): (key: Key, index: OccupationIndex) => Value {
  const values = new WeakMap<OccupationIndex, Map<Key, Value>>();
  return (key, index) => {
    const known = values.get(index) ?? new Map<Key, Value>();
    values.set(index, known);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key, index);
    known.set(key, made);
    return made;
  };
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
  const naming = makeNaming(careers);
  const names = words.map(({ name, tags }) => name ?? entries(tags)[0] ?? '');
  const meanings = words.map((row) => meaningOf(row, numbersOf, numberOf, careers));
  const silent = new Set(careers.silentTags);
  const conceptNumbers = new Map(words.map(({ slug }, row) => [slug, row]));
  const named = words.map(
    ({ tags, jobs }) =>
      new Set([
        ...entries(tags).flatMap(numbersOf),
        ...entries(jobs).flatMap((id) => numberOf.get(id) ?? []),
      ]),
  );
  for (const tag of holders.keys()) {
    const known = naming.rowsOf(tag);
    if (known.length === 0 && silent.has(tag)) continue;
    const rows = known.length > 0 ? known : [names.length];
    if (known.length === 0) {
      conceptNumbers.set(tag, names.length);
      names.push(tag);
    }
    for (const row of rows) {
      const meaning = (meanings[row] ??= new Map());
      const outright = (named[row] ??= new Set());
      for (const number of numbersOf(tag)) {
        meaning.set(
          number,
          Math.max(
            meaning.get(number) ?? 0,
            silent.has(tag) ? MEANING.close : ofTag(occupations[number], tag),
          ),
        );
        outright.add(number);
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
    conceptOf: conceptNumbers,
    contexts: contextsOf(careers),
    payDeciles: decilesOf(careers),
    near: nearOf(careers, numberOf),
    portraits: occupations.map(
      ({ id }) => new Set((careers.portraits[id] ?? []).flatMap((slug) => conceptNumbers.get(slug) ?? [])),
    ),
    isListed: listsOf(careers.estimates),
    conceptsIn: (phrase) => naming.namedIn(phrase, conceptNumbers),
    names,
  };
}

function contextsOf({ occupations, contexts }: Careers): Partial<Record<MeasureKey, number>>[] {
  const keys = contexts.keys.split(' ');
  const isMeasure = (key: string): key is MeasureKey => key in MEASURES;
  return occupations.map(({ id }) => {
    const row: Partial<Record<MeasureKey, number>> = {};
    const values = (contexts.values[id] ?? '').split(' ');
    for (const [at, key] of keys.entries()) {
      const value = values[at] ?? '';
      if (isMeasure(key) && /^\d+$/.test(value)) row[key] = Number(value);
    }
    return row;
  });
}

function decilesOf({ occupations, payGroups }: Careers): (readonly number[] | null)[] {
  const groups = new Map(payGroups.map(({ id, deciles }) => [id, deciles]));
  return occupations.map(({ pay }) => (pay === null ? null : (groups.get(pay.group) ?? null)));
}

function nearOf(
  { occupations, near }: Careers,
  numberOf: ReadonlyMap<string, number>,
): Map<number, number>[] {
  return occupations.map(({ id }) => {
    const parts = (near[id] ?? '').split(' ');
    const others = new Map<number, number>();
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const number = numberOf.get(parts[at] ?? '');
      if (number !== undefined) others.set(number, Number(parts[at + 1]));
    }
    return others;
  });
}

function listsOf(estimates: Estimates): OccupationIndex['isListed'] {
  const lists = new Map(Object.entries(estimates).map(([list, ids]) => [list, new Set(ids.split(' '))]));
  return (list, id) => lists.get(list)?.has(id) === true;
}

function meaningOf(
  row: WordRow,
  numbersOf: (tag: string) => readonly number[],
  numberOf: ReadonlyMap<string, number>,
  { occupations, estimates }: Careers,
): Map<number, number> {
  const meaning = new Map<number, number>();
  const mean = (number: number, weight: number) =>
    meaning.set(number, Math.max(weight, meaning.get(number) ?? 0));
  for (const tag of entries(row.near)) for (const number of numbersOf(tag)) mean(number, MEANING.close);
  const { condition, listed } = row;
  if (listed !== undefined) {
    for (const id of estimates[listed].split(' ')) {
      const number = numberOf.get(id);
      if (number !== undefined) mean(number, MEANING.close);
    }
  }
  if (condition !== undefined) {
    for (const [number, occupation] of occupations.entries()) {
      if (hasCondition(occupation, condition)) mean(number, MEANING.condition);
    }
  }
  for (const tag of entries(row.tags))
    for (const number of numbersOf(tag)) mean(number, ofTag(occupations[number], tag));
  for (const id of entries(row.jobs)) {
    const number = numberOf.get(id);
    if (number !== undefined) mean(number, 1);
  }
  return meaning;
}

/** The first tags say what the work is, the others what else is in it. */
export const TELLING_TAGS = 2;

function ofTag(occupation: Occupation | undefined, tag: string): number {
  const at = occupation?.tags.indexOf(tag) ?? -1;
  return at < TELLING_TAGS ? MEANING.ofATag : MEANING.ofALaterTag;
}

function entries(list: string | undefined): string[] {
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
    rarity: Math.min(MEANING.rarest, Math.log(1 + interests.length / (2 + mass))),
    interests: ofLengthOne(shared),
  };
}
