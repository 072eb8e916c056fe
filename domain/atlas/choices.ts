// What each choice of the atlas lets through, as bits over its entries. What depends on the firm is no promise: 'bez zmian' takes only
// what surely has none.
import { RIASEC, type Occupation } from '../advice/occupation.ts';
import { levelOf } from '../advice/ranking/way-in.ts';
import type { AtlasEntry } from './entry.ts';
import { fieldOf, FIELDS } from './fields.ts';
import {
  CONDITIONS,
  DEMANDS,
  MONTHS,
  MONTHS_CHOICES,
  PAY_CHOICES,
  PAYS,
  SCHOOLINGS,
  type AtlasState,
  type ConditionChoice,
  type SchoolingChoice,
} from './state.ts';

// Which entries of a long list have something: one bit each, so that dozens of facets over thousands of entries cost next to nothing.

export type BitSet = Uint32Array;

const BITS = 32;

export function bitSetOf(length: number, has: (place: number) => boolean): BitSet {
  const set = new Uint32Array(Math.ceil(length / BITS));
  for (let place = 0; place < length; place++) if (has(place)) setBit(set, place);
  return set;
}

export function setBit(set: BitSet, place: number): void {
  const word = Math.floor(place / BITS);
  set[word] = (set[word] ?? 0) | (1 << (place % BITS));
}

export function hasBit(set: BitSet, place: number): boolean {
  return ((set[Math.floor(place / BITS)] ?? 0) & (1 << (place % BITS))) !== 0;
}

export function both(one: BitSet, other: BitSet): BitSet {
  return one.map((word, at) => word & (other[at] ?? 0));
}

export function either(one: BitSet, other: BitSet): BitSet {
  return one.map((word, at) => word | (other[at] ?? 0));
}

export function countBits(set: BitSet): number {
  let count = 0;
  for (const word of set) count += bitsOf(word);
  return count;
}

export function countOfBoth(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) count += bitsOf((one[at] ?? 0) & (other[at] ?? 0));
  return count;
}

// The usual sum of neighbouring bits, two, four, eight at a time.
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}

export const GROUPS = ['fields', 'schoolings', 'months', 'pay', 'demands', 'conditions', 'letters'] as const;

export type Group = (typeof GROUPS)[number];

const ALL: Record<Group, readonly string[]> = {
  fields: FIELDS,
  schoolings: SCHOOLINGS,
  months: MONTHS_CHOICES,
  pay: PAY_CHOICES,
  demands: DEMANDS,
  conditions: CONDITIONS,
  letters: RIASEC,
};

/** What each choice of each group lets through. */
export type Bits = Record<Group, ReadonlyMap<string, BitSet>>;

const FITS: Record<Group, (entry: AtlasEntry, value: string) => boolean> = {
  fields: ({ occupation }, value) => fieldOf(occupation) === value,
  schoolings: ({ occupation }, value) => schoolingOf(occupation) === value,
  months: ({ occupation }, value) => (occupation.entry.months?.[0] ?? Infinity) <= valueIn(MONTHS, value),
  pay: ({ payGroup }, value) => (payGroup?.median ?? 0) >= valueIn(PAYS, value),
  demands: ({ forecast }, value) => forecast === value,
  conditions: ({ occupation }, value) => CONDITION_FITS[value as ConditionChoice](occupation),
  letters: ({ letters }, value) => letters.some((letter) => letter === value),
};

const CONDITION_FITS: Record<ConditionChoice, (occupation: Occupation) => boolean> = {
  'bez-doswiadczenia': ({ entry }) => entry.withoutExperience,
  'bez-dzwigania': ({ conditions }) => conditions.physical !== 'heavy',
  'bez-zmian': ({ conditions }) => conditions.shifts === false,
  'na-zmiany': ({ conditions }) => conditions.shifts === true,
  'na-dworze': ({ conditions }) => conditions.outdoors === true,
  'z-ludzmi': ({ conditions }) => conditions.people === true,
  zdalnie: ({ conditions }) => conditions.remote === true,
};

function schoolingOf({ entry }: Occupation): SchoolingChoice {
  const level = levelOf(entry.education);
  return SCHOOLINGS[Math.max(0, level - 1)] ?? 'bez-szkoly';
}

export function bitsOfAll(entries: readonly AtlasEntry[]): Bits {
  const setsOf = (group: Group) =>
    new Map(
      ALL[group].map((value) => {
        const fits = (place: number) => {
          const entry = entries[place];
          return entry !== undefined && FITS[group](entry, value);
        };
        return [value, bitSetOf(entries.length, fits)] as const;
      }),
    );
  return {
    fields: setsOf('fields'),
    schoolings: setsOf('schoolings'),
    months: setsOf('months'),
    pay: setsOf('pay'),
    demands: setsOf('demands'),
    conditions: setsOf('conditions'),
    letters: setsOf('letters'),
  };
}

/** Null = the group narrows nothing. Conditions must all hold; of the others one is enough. */
export function allowedBy(state: AtlasState, group: Group, bits: Bits): BitSet | null {
  const value = state[group];
  const chosen = value === null ? [] : [value].flat();
  const sets = chosen.flatMap((one) => bits[group].get(one) ?? []);
  if (sets.length === 0) return null;
  return sets.reduce(group === 'conditions' ? both : either);
}

/** The same of one entry alone. */
export function isAllowed(state: AtlasState, entry: AtlasEntry): boolean {
  return GROUPS.every((group) => {
    const chosen = [state[group] ?? []].flat();
    const fits = (value: string) => FITS[group](entry, value);
    return chosen.length === 0 || (group === 'conditions' ? chosen.every(fits) : chosen.some(fits));
  });
}

function valueIn(table: Readonly<Record<string, number>>, key: string): number {
  return table[key] ?? 0;
}
