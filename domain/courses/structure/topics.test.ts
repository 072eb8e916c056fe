import { expect, test } from 'vitest';
import { topicsFault } from './topics.ts';

test.each<[number[][], number, string | null]>([
  [[[1], [], [2, 3]], 3, null],
  [[[3], [1, 2]], 3, null],
  [[[], []], 0, null],
  [[[1], [3]], 3, 'Żadna lekcja nie ma tematu o numerze: 2.'],
  [[[]], 2, 'Żadna lekcja nie ma tematu o numerze: 1, 2.'],
  [[[1, 1], [2]], 2, 'Więcej niż raz przypisano temat o numerze: 1.'],
  [[[1, 2], [2]], 2, 'Więcej niż raz przypisano temat o numerze: 2.'],
  [[[0, 1]], 1, 'Przypisano temat o numerze, którego nie ma na liście.'],
  [[[1, 2]], 1, 'Przypisano temat o numerze, którego nie ma na liście.'],
])('%j of %i topics: %s', (numbers, count, fault) => {
  expect(topicsFault(numbers, count)).toBe(fault);
});
