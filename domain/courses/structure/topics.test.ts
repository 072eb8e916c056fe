import { expect, test } from 'vitest';
import { placedTopics } from './topics.ts';

const PLAN = ['Zmienne i typy', 'Pętle w programie', 'Funkcje'];
const TEXTS = ['Pierwszy program', 'Powtarzanie pętlami w programach', 'Własne funkcje'];

test.each<[string, number[][], string[][], string[][]]>([
  ['each once', [[1], [2], [3]], [['Zmienne i typy'], ['Pętle w programie'], ['Funkcje']], [[], [], []]],
  [
    'twice: the first place counts',
    [
      [1, 3],
      [2, 3],
      [3, 1],
    ],
    [['Zmienne i typy', 'Funkcje'], ['Pętle w programie'], []],
    [[], [], []],
  ],
  [
    'a number that is none',
    [[0, 1], [2, 9], [3]],
    [['Zmienne i typy'], ['Pętle w programie'], ['Funkcje']],
    [[], [], []],
  ],
  [
    'forgotten: to the nearest in words',
    [[1], [], [2]],
    [['Zmienne i typy'], [], ['Pętle w programie', 'Funkcje']],
    [[], [], ['Funkcje']],
  ],
  [
    'nothing in common: where it stands in the plan',
    [[], [2], [3]],
    [['Zmienne i typy'], ['Pętle w programie'], ['Funkcje']],
    [['Zmienne i typy'], [], []],
  ],
])('%s', (_, named, topics, added) => {
  expect(placedTopics(PLAN, { texts: TEXTS, named })).toEqual(
    topics.map((one, at) => ({ topics: one, added: added[at] })),
  );
});

test('a course without topics has none', () => {
  expect(placedTopics([], { texts: ['A'], named: [[1]] })).toEqual([{ topics: [], added: [] }]);
});
