// What a page says of an occupation that could be written as one more path.
import { expect, test } from 'vitest';
import { advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { mayAdd } from './may-add.ts';

const { sciezkiKariery: PATHS } = await advisedAnalysis();
const [FIRST] = PATHS;
const ROW = { id: 'dekarz', isListed: true, why: null } as const;
const FREE = { paths: PATHS, period: [], most: 2 };
const added = (count: number) => [
  ...PATHS,
  ...PATHS.slice(0, count).map((path) => ({
    ...path,
    zawodId: `${path.zawodId}-2`,
    dopisana: true as const,
  })),
];

test.each([
  [0, { kind: 'free', left: 2 }],
  [1, { kind: 'free', left: 1 }],
  [2, { kind: 'none-left' }],
  [3, { kind: 'none-left' }],
])('after %i of two in the period it is %j', (used, adding) => {
  expect(mayAdd(ROW, { ...FREE, period: Array.from({ length: used }, () => null) })).toEqual(adding);
});

test.each([
  [3, 'free'],
  [4, 'full'],
])('with %i added to the analysis it is %s', (count, kind) => {
  expect(mayAdd(ROW, { ...FREE, paths: added(count) }).kind).toBe(kind);
});

test('a path of the analysis is there, whatever the plan; else a plan without any says so', () => {
  const none = { ...FREE, most: 0 };
  expect(mayAdd({ ...ROW, id: FIRST?.zawodId ?? '' }, none)).toEqual({ kind: 'there', place: 0 });
  expect(mayAdd(ROW, none)).toEqual({ kind: 'premium' });
});

test.each([
  [{ kind: 'points' } as const, 'free'],
  [{ kind: 'crowded' } as const, 'free'],
  [{ kind: 'left' } as const, 'excluded'],
  [{ kind: 'below' } as const, 'excluded'],
  [{ kind: 'far', months: 60, longest: 36 } as const, 'excluded'],
  [{ kind: 'conditions', broken: [] } as const, 'excluded'],
])('what isn’t on the list for %j is %s', (why, kind) => {
  expect(mayAdd({ ...ROW, isListed: false, why }, FREE).kind).toBe(kind);
});

test('while one is being written no other can be', () => {
  expect(mayAdd(ROW, { ...FREE, period: ['dekarz'] })).toEqual({ kind: 'being-written', isThis: true });
  expect(mayAdd(ROW, { ...FREE, period: ['murarz', null] })).toEqual({
    kind: 'being-written',
    isThis: false,
  });
});
