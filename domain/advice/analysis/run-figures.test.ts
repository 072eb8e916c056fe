import { expect, test } from 'vitest';
import { percentGivenBack } from './run-figures.ts';

const of = (ended: number, givenBack: number) => percentGivenBack({ ended, givenBack, countedAt: 0 });

test.each([
  [0, 0, null],
  [19, 19, null],
  [20, 0, 0],
  [20, 1, 5],
  [1000, 1, 1],
  [1000, 14, 1],
  [1000, 15, 2],
  [1000, 999, 99],
  [1000, 1000, 100],
])('of %i runs %i given back are %s per cent', (ended, givenBack, percent) => {
  expect(of(ended, givenBack)).toBe(percent);
});
