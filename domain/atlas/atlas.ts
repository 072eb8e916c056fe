// The atlas' list: what fits the choice, in its order, a page at a time, and how many there would be behind each further choice. Within
// a group choices add up, between groups they narrow down. Built once for each set of careers, as bits and orders.
import type { Careers } from '../advice/occupation.ts';
import { formsOfName } from '../advice/occupation-names.ts';
import { idsSaid } from '../advice/said-names.ts';
import { spelled } from '../platform/folded-text.ts';
import { createTextSearch, type Hit } from '../platform/search/text-search.ts';
import {
  allowedBy,
  type BitSet,
  bitSetOf,
  bitsOfAll,
  both,
  countBits,
  countOfBoth,
  GROUPS,
  type Bits,
  type Group,
  hasBit,
  setBit,
} from './choices.ts';
import { entryFor, type AtlasEntry } from './entry.ts';
import { EMPTY_WORDS, searchFields } from './search-fields.ts';
import { PAGE_LENGTH, type AtlasState, type Sorting } from './state.ts';

type FacetCount = { value: string; count: number };

export type AtlasView = {
  entries: readonly AtlasEntry[];
  found: number;
  page: number;
  pages: number;
  facets: Readonly<Record<Group, readonly FacetCount[]>>;
  /** When nothing fits: what comes near the words. */
  nearest: readonly AtlasEntry[];
};

export type Atlas = {
  entries: readonly AtlasEntry[];
  view: (state: AtlasState) => AtlasView;
  /** All that fit, by id. */
  fitting: (state: AtlasState) => ReadonlySet<string>;
  entryOf: (id: string) => AtlasEntry | null;
};

const NEAREST = 3;
/** Shorter words are searched for as a whole. */
const MIN_BEGINNING = 5;

const kept = new WeakMap<Careers, Atlas>();

export function atlasOf(careers: Careers): Atlas {
  const found = kept.get(careers);
  if (found !== undefined) return found;
  const made = makeAtlas(careers);
  kept.set(careers, made);
  return made;
}

function makeAtlas(careers: Careers): Atlas {
  const entries = careers.occupations.map((occupation) => entryFor(occupation, careers));
  const byId = new Map(entries.map((entry) => [entry.occupation.id, entry]));
  const bits = bitsOfAll(entries);
  const everything = bitSetOf(entries.length, () => true);
  const orders = ordersOf(entries);
  const search = createTextSearch(entries, searchFields(careers), EMPTY_WORDS, MIN_BEGINNING);

  function chosenOf(state: AtlasState) {
    const hits = wholeNamesFirst(search.find(state.query), state.query);
    const pool = hits === null ? everything : bitSetOfPlaces(hits, entries.length);
    const allowed = Object.fromEntries(GROUPS.map((group) => [group, allowedBy(state, group, bits)]));
    const fitting = (except: Group | null) =>
      GROUPS.reduce((set, group) => {
        const more = group === except ? null : allowed[group];
        return more === null || more === undefined ? set : both(set, more);
      }, pool);
    return { hits, fitting, fits: fitting(null) };
  }

  function view(state: AtlasState): AtlasView {
    const { hits, fitting, fits } = chosenOf(state);
    const found = countBits(fits);
    const pages = Math.max(1, Math.ceil(found / PAGE_LENGTH));
    const page = Math.min(state.page, pages);
    const byWords = hits !== null && state.sorting === 'trafnosc';
    const order = byWords ? hits.map(({ place }) => place) : orders[state.sorting];
    return {
      entries: slice(order, fits, (page - 1) * PAGE_LENGTH).flatMap((place) => entries[place] ?? []),
      found,
      page,
      pages,
      facets: facetsOf(bits, fits, fitting),
      nearest:
        found > 0 ? [] : search.nearest(state.query, NEAREST).flatMap(({ place }) => entries[place] ?? []),
    };
  }

  const names = entries.map(
    ({ name, occupation }) => new Set([name, occupation.name, ...formsOfName(name)].map(spelled)),
  );
  const said = idsSaid(careers);
  /** The very name, then what people call so, the likeliest first. */
  function wholeNamesFirst(hits: Hit[] | null, query: string): Hit[] | null {
    const asked = spelled(query);
    const ids = said.get(asked) ?? [];
    const rankOf = ({ place }: Hit) => {
      if (names[place]?.has(asked) === true) return -1;
      const at = ids.indexOf(entries[place]?.occupation.id ?? '');
      return at === -1 ? ids.length : at;
    };
    return hits && hits.toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  return {
    entries,
    view,
    fitting: (state) => {
      const { fits } = chosenOf(state);
      return new Set(
        entries.flatMap(({ occupation }, place) => (hasBit(fits, place) ? [occupation.id] : [])),
      );
    },
    entryOf: (id) => byId.get(id) ?? null,
  };
}

function facetsOf(bits: Bits, fits: BitSet, fitting: (except: Group) => BitSet): AtlasView['facets'] {
  const countsOf = (group: Group): FacetCount[] => {
    // A further condition narrows what is there; another choice of any other group stands beside the ones chosen.
    const pool = group === 'conditions' ? fits : fitting(group);
    return Array.from(bits[group], ([value, set]) => ({ value, count: countOfBoth(pool, set) }));
  };
  return {
    fields: countsOf('fields'),
    schoolings: countsOf('schoolings'),
    months: countsOf('months'),
    pay: countsOf('pay'),
    demands: countsOf('demands'),
    conditions: countsOf('conditions'),
    letters: countsOf('letters'),
  };
}

function ordersOf(entries: readonly AtlasEntry[]): Record<Sorting, readonly number[]> {
  const collator = new Intl.Collator('pl');
  const byName = Array.from(entries.keys()).sort((one, other) =>
    collator.compare(entries[one]?.name ?? '', entries[other]?.name ?? ''),
  );
  const by = (weight: (entry: AtlasEntry) => number) => {
    const weights = entries.map(weight);
    return byName.toSorted((one, other) => (weights[one] ?? 0) - (weights[other] ?? 0));
  };
  return {
    trafnosc: byName,
    'a-z': byName,
    placa: by(({ payGroup }) => -(payGroup?.median ?? 0)),
    droga: by(({ occupation }) => occupation.entry.months?.[0] ?? Infinity),
  };
}

function slice(order: readonly number[], fits: BitSet, from: number): number[] {
  const places: number[] = [];
  let skipped = 0;
  for (const place of order) {
    if (!hasBit(fits, place)) continue;
    if (skipped < from) skipped += 1;
    else if (places.push(place) === PAGE_LENGTH) break;
  }
  return places;
}

function bitSetOfPlaces(hits: readonly { place: number }[], length: number): BitSet {
  const set = bitSetOf(length, () => false);
  for (const { place } of hits) setBit(set, place);
  return set;
}
