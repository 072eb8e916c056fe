import { expect, test } from 'vitest';
import { PRIORITY_SCALE, priorityLevel } from './priority.ts';

test('1 is the highest step of the scale, 5 the lowest', () => {
  expect([1, 2, 3, 4, 5].map((one) => PRIORITY_SCALE[priorityLevel(one) - 1])).toEqual([
    'najwyższy',
    'wysoki',
    'średni',
    'niższy',
    'najniższy',
  ]);
});

test('what lies outside stands at the nearest end', () => {
  expect([priorityLevel(0), priorityLevel(9)]).toEqual([5, 1]);
});
