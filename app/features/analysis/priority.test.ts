import { expect, test } from 'vitest';
import { fullDots, priorityWord } from './priority.ts';

test('1 is the highest and has all five dots, 5 the lowest with one', () => {
  expect([1, 2, 3, 4, 5].map((one) => `${priorityWord(one)} ${fullDots(one)}`)).toEqual([
    'najwyższy 5',
    'wysoki 4',
    'średni 3',
    'niższy 2',
    'najniższy 1',
  ]);
});

test('what lies outside is drawn to the nearest end', () => {
  expect([fullDots(0), fullDots(9)]).toEqual([5, 1]);
});
