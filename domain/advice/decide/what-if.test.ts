// Other conditions tried on real tables: the same rule, what moves and why, as each plan sees it.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { ADVICE_ORDER } from '#tests/support/analysis/advised.ts';
import type { AdviceOrder } from '../analysis/grounding/context.ts';
import { ANSWER_FACTOR } from '../answers-back.ts';
import { changeOf } from '../condition-change.ts';
import { rank } from '../rank.ts';
import { readByRules } from '../reading/read-by-rules.ts';
import type { Condition } from '../reading/reading.ts';
import { withAnswersBack } from '../with-answers-back.ts';
import { askedConditions, changesIn, valueOf } from './changes.ts';
import { whatIf, withChanges, type MovedRow } from './what-if.ts';
import { FIRST_NAMES } from './whole-list.ts';

const careers = await readCareers();
const tables = { careers, book: await readPublicFacts('2026-11-26') };
const IDS = rank(ADVICE_ORDER, careers).candidates.map(({ id }) => id);
const WHOLE = { isWhole: true, opened: IDS.slice(0, 4), trail: IDS[0] ?? null };
const FREE = { isWhole: false, opened: IDS.slice(0, 1), trail: null };

const tried = (query: string, seen: typeof WHOLE | typeof FREE = WHOLE, order = ADVICE_ORDER) =>
  whatIf(order, seen, new URLSearchParams(query), tables);
const placesOf = (rows: readonly MovedRow[]) => rows.map(({ id, place }) => [id, place]);

const READING = readByRules(ADVICE_ORDER.answers, careers);
const CONDITIONS: Condition[] = [
  { kind: 'remote', value: 'want', firm: false, quote: null },
  { kind: 'shifts', value: 'avoid', firm: true, quote: null },
  { kind: 'months', value: 12, firm: true, quote: null },
  { kind: 'months', value: 18, firm: false, quote: null },
  { kind: 'pay', value: 6500, firm: false, quote: null },
  { kind: 'noise', value: 'avoid', firm: false, quote: 'cicho' },
  { kind: 'lifting', value: 'avoid', firm: true, quote: null },
  { kind: 'strangers', value: 'want', firm: false, quote: null },
];

/** Each set of the conditions above, once as a reading and once with some of them as facts. */
const ORDERS = Array.from({ length: 40 }, (_, at): AdviceOrder => {
  const conditions = CONDITIONS.filter((__, index) => ((at * 37 + 11) >> index) % 2 === 1);
  const facts = at % 3 === 0 ? { ...ADVICE_ORDER.facts, noShifts: true, maxMonths: 24 } : ADVICE_ORDER.facts;
  return { ...ADVICE_ORDER, facts, reading: { ...READING, conditions } };
});

test('the same conditions as the reading give the rows of a new analysis, named in the address or not', () => {
  for (const order of [ADVICE_ORDER, ...ORDERS]) {
    const { candidates, conditions } = rank(order, careers);
    const expected = candidates.map(({ id }, index) => [id, index + 1]);
    const asked = askedConditions(conditions, new URLSearchParams());
    const named = new URLSearchParams(asked.map(({ kind, current }) => [kind, valueOf(kind, current)]));
    for (const query of ['', named.toString()]) {
      const { rows, changes, gone, count } = tried(query, WHOLE, order);
      expect(placesOf(rows)).toEqual(expected);
      expect(rows.every(({ move }) => move?.place === move?.placeBefore && move?.reason === null)).toBe(true);
      expect([changes, gone, count]).toEqual([[], [], expected.length]);
    }
  }
});

test('other conditions give the rows of a new analysis by a reading that says just them', () => {
  for (const [at, order] of ORDERS.entries()) {
    const query = ['remote=want', 'shifts=any&months=24', 'lifting=any&pay=7000', 'screen=avoid+soft'][
      at % 4
    ];
    const { rows, changes } = tried(query ?? '', WHOLE, order);
    const { noShifts, maxMonths, ...facts } = order.facts;
    const kinds = new Set<string>(changes.map(({ kind }) => kind));
    const reading = {
      ...READING,
      conditions: [
        ...(order.reading?.conditions ?? []).filter(({ kind }) => !kinds.has(kind)),
        ...changes.flatMap(({ condition }) => (condition === null ? [] : [{ ...condition, quote: null }])),
      ],
    };
    const anew: AdviceOrder = {
      ...order,
      facts: {
        ...facts,
        ...(noShifts !== undefined && !kinds.has('shifts') && { noShifts }),
        ...(maxMonths !== undefined && !kinds.has('months') && { maxMonths }),
      },
      reading,
    };
    const expected = rank(anew, careers).candidates.map(({ id }, index) => [id, index + 1]);
    expect(placesOf(rows), query).toEqual(expected);
  }
});

test('what is kept ranks as it was tried', () => {
  const { rows, changes } = tried('remote=want&shifts=avoid+soft');
  const kept = withAnswersBack(withChanges(ADVICE_ORDER, changes), careers);
  expect(rows.map(({ id }) => id)).toEqual(rank(kept, careers).candidates.map(({ id }) => id));
  expect(tried('', WHOLE, withChanges(ADVICE_ORDER, changes)).changes).toEqual([]);
});

test('each row says where it was and one reason, and what has gone says why', () => {
  const { rows, gone, paths } = tried('remote=want');
  for (const { id, place, move } of rows) {
    const was = IDS.indexOf(id) + 1;
    expect(move).toMatchObject({ place, placeBefore: was === 0 ? null : was });
    expect(move?.reason === null).toBe(was === place);
  }
  expect(gone.length).toBeGreaterThan(0);
  for (const { id, move } of gone) {
    expect(IDS).toContain(id);
    expect(move?.reason).toMatchObject({
      kind: 'out',
      why: { kind: 'conditions', broken: [{ kind: 'remote', value: 'want' }] },
    });
  }
  expect(paths.map(({ id }) => id)).toEqual(WHOLE.opened);
  expect(paths.map(({ isTrail }) => isTrail)).toEqual([true, false, false, false]);
});

test('a soft condition moves by points: who gains names its line, who only yields says that others moved', () => {
  const { rows } = tried('outdoors=want&shifts=avoid+soft&screen=avoid+soft');
  const reasons = rows.flatMap(({ move }) => (move?.reason === null || move === null ? [] : [move]));
  expect(reasons.length).toBeGreaterThan(0);
  for (const { place, placeBefore, reason } of reasons) {
    if (reason?.kind !== 'ledger') continue;
    const isUp = (placeBefore ?? Infinity) > (place ?? Infinity);
    expect(reason.change.now > reason.change.before).toBe(isUp);
  }
});

test('the free plan sees the first names, and moves of its own path alone', () => {
  const found = tried('shifts=avoid', FREE);
  const names = tried('shifts=avoid').rows.slice(0, FIRST_NAMES);
  expect(placesOf(found.rows)).toEqual(placesOf(names));
  expect(found.rows.filter(({ move }) => move !== null).map(({ id }) => id)).toEqual(
    FREE.opened.filter((id) => names.some((one) => one.id === id)),
  );
  expect(found.paths.map(({ id, move }) => [id, move !== null])).toEqual([[FREE.opened[0], true]]);
  expect(found.gone).toEqual([]);
  expect(found.loosened.flatMap((one) => one.names)).toEqual([]);
});

test('the strictest condition comes first, and loosening one says how many come in', () => {
  const { strict, loosened, rows } = tried('months=3&shifts=avoid&lifting=avoid');
  expect(strict.map(({ condition }) => condition.kind).toSorted()).toEqual(['lifting', 'months', 'shifts']);
  expect(strict.map(({ count }) => count)).toEqual(
    strict.map(({ count }) => count).toSorted((one, other) => other - one),
  );
  const year = loosened.find(({ condition }) => condition.kind === 'months');
  expect(year?.to).toEqual({ kind: 'months', value: 15, firm: true });
  const now = new Set(rows.map(({ id }) => id));
  const later = tried('months=15&shifts=avoid&lifting=avoid').rows.filter(({ id }) => !now.has(id));
  expect([year?.count, year?.names]).toEqual([later.length, later.slice(0, 3).map(({ name }) => name)]);
});

test.each(['remote=often', 'months=601', 'months=', 'mars=want', 'noise=avoid'])(
  'what the form does not ask, or no condition can be, changes nothing: %s',
  (query) => {
    expect(tried(query).changes).toEqual([]);
  },
);

test('a condition of their own is asked, and every value can be chosen again', () => {
  const order = ORDERS.find(({ reading }) => reading?.conditions.some(({ kind }) => kind === 'noise'));
  const { asked } = tried('months=18+soft', WHOLE, order);
  expect(asked.map(({ kind }) => kind)).toContain('noise');
  for (const { kind, current, wanted, choices } of asked) {
    const values = choices.map((one) => valueOf(kind, one));
    expect(new Set(values).size).toBe(values.length);
    for (const one of [current, wanted]) if (one !== null) expect(values).toContain(valueOf(kind, one));
  }
  const one = changeOf('months 18 soft');
  expect(changesIn(asked)).toEqual(one === null ? [] : [one]);
});

test('an earlier objection to the pay does not silence a pay that is tried', () => {
  const denied = [{ factor: 'pay', evidence: 'ponizej' }];
  const order = { ...ADVICE_ORDER, denied };
  const { rows } = tried('pay=7000', WHOLE, order);
  expect(rows.map(({ id }) => id)).toEqual(
    rank(
      withAnswersBack(
        { ...ADVICE_ORDER, denied: [{ factor: ANSWER_FACTOR, evidence: 'pay 7000' }] },
        careers,
      ),
      careers,
    ).candidates.map(({ id }) => id),
  );
});
