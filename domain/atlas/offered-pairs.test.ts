import { expect, test } from 'vitest';
import { offeredPairs } from './offered-pairs.ts';

const MOVES = {
  piekarz: { aside: ['pizzer', 'cukiernik'], up: ['szef-kuchni', 'technolog'], start: [] },
  aktor: { aside: [], up: [], start: [] },
};

test('beside a chosen occupation stand its nearest, at most three', () => {
  expect(offeredPairs('piekarz', MOVES)).toEqual([
    ['piekarz', 'pizzer'],
    ['piekarz', 'cukiernik'],
    ['piekarz', 'szef-kuchni'],
  ]);
});

test.each([undefined, 'aktor', 'nikt'])(
  'with %s chosen, which has no neighbours, three pairs stand for themselves',
  (chosen) => {
    const pairs = offeredPairs(chosen, MOVES);
    expect(pairs).toHaveLength(3);
    expect(new Set(pairs.flat()).size).toBe(6);
  },
);
