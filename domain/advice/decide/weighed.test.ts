import { expect, test } from 'vitest';
import type { Criterion } from './decision.ts';
import { weighed } from './weighed.ts';

/** `marks`: of the paths 0, 1, 2; null = not given. */
const row = (name: string, weight: number, ...marks: (number | null)[]): Criterion => ({
  name,
  weight,
  marks: Object.fromEntries(marks.flatMap((mark, place) => (mark === null ? [] : [[place, mark]]))),
});
const two = (...criteria: Criterion[]) => weighed({ paths: [0, 1], criteria });

test('a path has the average of its marks by their weights', () => {
  const result = two(row('pay', 5, 4, 1), row('sense', 1, 1, 5));
  expect(result?.paths.map(({ place, average }) => [place, average])).toEqual([
    [0, 21 / 6],
    [1, 10 / 6],
  ]);
});

test('one criterion by which a path has no mark counts for none of them', () => {
  const whole = two(row('pay', 1, 2, 3));
  const withGap = two(row('pay', 1, 2, 3), row('sense', 5, 5, null));
  expect(withGap).toEqual(whole);
  expect(withGap?.counted).toBe(1);
});

test('nothing is said of one path, of no criterion, and where no criterion has all marks', () => {
  expect(weighed({ paths: [0], criteria: [row('pay', 1, 2)] })).toBeNull();
  expect(two()).toBeNull();
  expect(two(row('pay', 1, 2, null), row('sense', 1, null, 2))).toBeNull();
});

test('equal is equal, whatever the weights, and then nothing has to turn', () => {
  const result = two(row('pay', 3, 4, 2), row('sense', 2, 1, 4));
  expect(result?.isLevel).toBe(true);
  expect(result?.turns).toEqual([]);
});

test('the smallest single change that puts the second in front comes first, one that only levels is none', () => {
  const result = two(row('pay', 3, 5, 3), row('sense', 2, 2, 4));
  expect(result?.paths[0]?.place).toBe(0);
  // 19 to 17; a weight of 2 for pay would only level them.
  expect(result?.turns).toEqual([
    { kind: 'mark', criterion: 'pay', place: 1, from: 3, to: 4 },
    { kind: 'mark', criterion: 'pay', place: 0, from: 5, to: 4 },
    { kind: 'weight', criterion: 'pay', from: 3, to: 1 },
  ]);
});

test('every turn that is told does turn it, and one step less does not', () => {
  const criteria = [row('a', 5, 4, 2, 3), row('b', 3, 3, 5, 4), row('c', 1, 2, 1, 5)];
  const paths = [0, 1, 2];
  const before = weighed({ paths, criteria });
  const second = before?.paths[1]?.place;
  expect(before?.turns.length).toBeGreaterThan(0);
  for (const turn of before?.turns ?? []) {
    const changed = (to: number) =>
      criteria.map((one) => {
        if (one.name !== turn.criterion) return one;
        return turn.kind === 'weight'
          ? { ...one, weight: to }
          : { ...one, marks: { ...one.marks, [turn.place]: to } };
      });
    const winner = (to: number) => {
      const after = weighed({ paths, criteria: changed(to) });
      return after?.isLevel === true ? null : after?.paths[0]?.place;
    };
    expect(winner(turn.to)).toBe(second);
    expect(winner(turn.to - Math.sign(turn.to - turn.from))).not.toBe(second);
  }
});

test('where no single change is enough, none is told', () => {
  const result = two(...['a', 'b', 'c', 'd'].map((name) => row(name, 3, 5, 1)));
  expect(result?.isLevel).toBe(false);
  expect(result?.turns).toEqual([]);
});
