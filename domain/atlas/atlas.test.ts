import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { RIASEC } from '../advice/occupation.ts';
import { atlasOf } from './atlas.ts';
import { GROUPS } from './choices.ts';
import {
  ATLAS_FIELDS,
  atlasParams,
  PAGE_LENGTH,
  readAtlasState,
  WHOLE_ATLAS,
  type AtlasState,
} from './state.ts';

const careers = await readCareers();
const atlas = atlasOf(careers);
const view = (change: Partial<AtlasState>) => atlas.view({ ...WHOLE_ATLAS, ...change });
const ids = (change: Partial<AtlasState>) => view(change).entries.map(({ occupation }) => occupation.id);

describe('the search finds among the first three', () => {
  test.each([
    ['spawac', 'spawacz'],
    ['ksiegow', 'ksiegowy'],
    ['magazynir', 'magazynier'],
    ['programistka', 'programista'],
    ['kierowca ciezarowki', 'kierowca-ciezarowki'],
    ['ile zarabia spawacz', 'spawacz'],
    ['pielęgniarz', 'pielegniarka'],
    ['hydraulik', 'hydraulik'],
    ['nauczycielka przedszkola', 'nauczyciel-przedszkola'],
    ['opiekun osoby starszej', 'opiekun-osoby-starszej'],
  ])('%s → %s', (query, id) => {
    const first = ids({ query }).slice(0, 3);
    expect(
      first.some((one) => one.startsWith(id.slice(0, 9))),
      first.join(', '),
    ).toBe(true);
  });

  test.each([
    ['kucharz', 'kucharz'],
    ['kierowca autobusu', 'kierowca-autobusu'],
    ['operatorka wózka widłowego', 'operator-wozka'],
    ['lekarz', 'lekarz'],
  ])('%s → %s before all others', (query, id) => {
    expect(ids({ query })[0]).toBe(id);
  });

  test('a short word as a whole, in any of its forms', () => {
    const names = (query: string) =>
      view({ query }).entries.map(({ name, occupation }) => `${name} ${occupation.tags.join(' ')}`);
    expect(names('las').length).toBeGreaterThan(3);
    expect(names('las').filter((name) => /laser/i.test(name) && !/\blas/i.test(name))).toEqual([]);
    expect(ids({ query: 'auto' })).not.toContain('automatyk');
  });

  test('nothing at all, and offers what comes near', () => {
    const none = view({ query: 'qwertyuiop asdf' });
    expect([none.found, none.entries]).toEqual([0, []]);
    expect(view({ query: 'spawacz qwertyuiop' }).nearest.length).toBeGreaterThan(0);
  });
});

describe('the list', () => {
  test('shows all, a page of 24 at a time, each once', () => {
    const { pages, found } = view({});
    expect(found).toBe(careers.occupations.length);
    const seen = Array.from({ length: pages }, (_, index) => ids({ page: index + 1 })).flat();
    expect(new Set(seen).size).toBe(found);
    expect(ids({}).length).toBe(PAGE_LENGTH);
  });

  test('a page past the end is the last one', () => {
    expect(ids({ page: 999 })).toEqual(ids({ page: view({}).pages }));
  });

  test('every sorting has the same occupations, in its order', () => {
    const pays = view({ sorting: 'placa' }).entries.map(({ payGroup }) => payGroup?.median ?? 0);
    expect(pays).toEqual(pays.toSorted((one, other) => other - one));
    const ways = view({ sorting: 'droga' }).entries.map(
      ({ occupation }) => occupation.entry.months?.[0] ?? 0,
    );
    expect(ways).toEqual(ways.toSorted((one, other) => one - other));
    expect(view({ sorting: 'a-z' }).found).toBe(careers.occupations.length);
  });

  test('conditions must all hold, other choices of a group add up', () => {
    const both = view({ conditions: ['bez-doswiadczenia', 'na-dworze'] });
    for (const { occupation } of both.entries)
      expect([occupation.entry.withoutExperience, occupation.conditions.outdoors]).toEqual([true, true]);
    const counts = RIASEC.map((letter) => view({ letters: [letter] }).found);
    expect(view({ letters: ['R', 'S'] }).found).toBeGreaterThan(Math.max(...counts.slice(0, 1)));
  });

  test('a facet says how many there will be', () => {
    const chosen: Partial<AtlasState> = {
      conditions: ['bez-dzwigania'],
      demands: ['deficyt'],
      query: 'opieka',
    };
    const { facets } = view(chosen);
    for (const { value, count } of facets.letters) {
      const letter = RIASEC.find((one) => one === value);
      if (letter !== undefined) expect(view({ ...chosen, letters: [letter] }).found, value).toBe(count);
    }
    for (const { value, count } of facets.conditions) {
      const state = readAtlasState(
        new URLSearchParams([
          ['warunki', value],
          ['warunki', 'bez-dzwigania'],
        ]),
      );
      expect(view({ ...chosen, conditions: state.conditions }).found, value).toBe(count);
    }
    for (const group of GROUPS) expect(facets[group].length).toBeGreaterThan(0);
  });
});

test('a choice is read back from its address, and rubbish is ignored', () => {
  const state: AtlasState = {
    query: 'las i woda',
    fields: ['przyroda', 'budowa'].toSorted() as AtlasState['fields'],
    schoolings: ['branzowe'],
    months: 'do-12',
    pay: 'od-7000',
    demands: ['deficyt'],
    conditions: ['na-dworze', 'zdalnie'],
    letters: ['R', 'I'],
    sorting: 'placa',
    page: 3,
  };
  expect(readAtlasState(atlasParams(state))).toEqual(state);
  const rubbish = Object.values(ATLAS_FIELDS).map((field): [string, string] => [field, '<x>']);
  expect(readAtlasState(new URLSearchParams(rubbish))).toEqual({ ...WHOLE_ATLAS, query: '<x>' });
});
