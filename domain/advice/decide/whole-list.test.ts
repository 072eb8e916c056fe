// The list and the reasons why somebody isn't on it, on real tables, as each plan sees them.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { ADVICE_ORDER } from '#tests/support/analysis/advised.ts';
import { readAtlasState, WHOLE_ATLAS } from '../../atlas/state.ts';
import { rank } from '../rank.ts';
import { FIRST_NAMES, standings, wholeList } from './whole-list.ts';

const careers = await readCareers();
const tables = { careers, book: await readPublicFacts('2026-11-26') };
const CANDIDATES = rank(ADVICE_ORDER, careers).candidates;
const IDS = CANDIDATES.map(({ id }) => id);
const STANDING = standings(ADVICE_ORDER, careers);
const OPENED = [IDS[0] ?? ''];
const FREE = { isWhole: false, opened: OPENED, trail: null };
const WHOLE = { isWhole: true, opened: IDS.slice(0, 4), trail: null };

const listOf = (seen: typeof FREE, query = '', asked: string | null = null, order = ADVICE_ORDER) =>
  wholeList(
    standings(order, careers),
    seen,
    { state: readAtlasState(new URLSearchParams(query)), asked, voivodeship: order.facts.voivodeship },
    tables,
  );

test('each occupation has a place, or a reason why it has none', () => {
  for (const { id } of careers.occupations)
    expect((STANDING.placeOf(id) === null) !== (STANDING.whyNot(id) === null), id).toBe(true);
  expect(STANDING.whyNot('nie-ma-takiego')).toBeNull();
});

test('points of an occupation without a place are the sum of its ledger, and it stands among the others', () => {
  const without = careers.occupations.filter(({ id }) => STANDING.whyNot(id)?.kind === 'points');
  expect(without.length).toBeGreaterThan(0);
  for (const { id } of without) {
    const sum = STANDING.ledgerOf(id).reduce((total, { points }) => total + points, 0);
    expect(STANDING.scoreOf(id), id).toBe(sum);
    expect(STANDING.amongOf(id)?.place, id).toBeGreaterThan(0);
  }
});

test('a condition that excludes is the reason, and nothing excluded stands among the others', () => {
  const order = { ...ADVICE_ORDER, facts: { ...ADVICE_ORDER.facts, remoteOnly: true } };
  const { asked } = listOf(WHOLE, '', 'strazak', order);
  expect(asked).toMatchObject({ isListed: false, place: null, details: { among: null } });
  expect(asked?.why).toMatchObject({
    kind: 'conditions',
    broken: expect.arrayContaining([{ kind: 'remote', value: 'want' }]),
  });
});

test('Premium sees the candidates of the rule in its order, each with its points', () => {
  const { rows, count, found } = listOf(WHOLE);
  expect([count, found]).toEqual([IDS.length, IDS.length]);
  expect(rows.map(({ id, place, details }) => ({ id, place, score: details?.score }))).toEqual(
    CANDIDATES.map(({ id, score }, at) => ({ id, place: at + 1, score })),
  );
  expect(rows.every(({ details }) => (details?.against.length ?? 0) > 0)).toBe(true);
});

test('a choice leaves rows out and keeps the places of the others', () => {
  const { rows, count } = listOf(WHOLE, 'warunki=bez-zmian&droga=do-12');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(count);
  for (const { id, place, details } of rows) {
    expect(IDS[(place ?? 0) - 1]).toBe(id);
    expect(details?.monthsLeft).toBeLessThanOrEqual(12);
    expect(careers.occupations.find((one) => one.id === id)?.conditions.shifts).toBe(false);
  }
});

test('the free plan sees the first names, and reasons of its own path alone', () => {
  const list = listOf(FREE, 'warunki=bez-zmian');
  expect(list.rows.map(({ id }) => id)).toEqual(IDS.slice(0, FIRST_NAMES));
  expect(list.rows.filter(({ details }) => details !== null).map(({ id }) => id)).toEqual(OPENED);
  expect(list.own).toBeNull();
  const [name = ''] = IDS.slice(FIRST_NAMES);
  expect(JSON.stringify(list)).not.toContain(name);
});

test('the free plan that asks learns whether it is on the list, and neither place nor points', () => {
  const asked = (id: string | undefined) => listOf(FREE, '', id ?? null).asked;
  expect(asked(IDS[FIRST_NAMES - 1])).toMatchObject({ place: FIRST_NAMES, isListed: true, details: null });
  expect(asked(IDS[FIRST_NAMES])).toMatchObject({ place: null, isListed: true, why: null, details: null });
  const out = careers.occupations.find(({ id }) => STANDING.whyNot(id)?.kind === 'points')?.id;
  expect(asked(out)).toMatchObject({ isListed: false, why: { kind: 'points' }, details: null });
  expect(asked('nie-ma-takiego')).toBeNull();
});

test('an own path that is none of the rows stands for itself, once', () => {
  const last = IDS.at(-1) ?? '';
  const seen = { ...FREE, opened: [last] };
  expect(listOf(seen).own).toMatchObject({
    id: last,
    place: IDS.length,
    details: { score: expect.any(Number) },
  });
  const asking = listOf(seen, '', last);
  expect([asking.own, asking.asked?.id]).toEqual([null, last]);
  expect(
    wholeList(
      STANDING,
      { ...WHOLE, trail: last },
      { state: WHOLE_ATLAS, asked: null, voivodeship: undefined },
      tables,
    ).own,
  ).toBeNull();
});
