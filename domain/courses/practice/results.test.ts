import { expect, test } from 'vitest';
import type { Question } from './practice.ts';
import { isAllRight, judged, shownResult, type QuestionResult } from './results.ts';

const question: Question = { kind: 'single', text: '?', options: ['a', 'b', 'c'], right: 1, why: 'Bo tak.' };
const result: QuestionResult = {
  number: 1,
  key: 'now',
  given: [['p1', '1']],
  first: 'wrong',
  latest: 'right',
  at: 5,
};

test('an answer to the question as it is now is shown with its solution', () => {
  expect(shownResult({ question, key: 'now' }, result)).toEqual({
    kind: 'answered',
    given: [['p1', '1']],
    verdict: 'right',
    isSecondTry: true,
    solution: { lines: ['b'], isOrdered: false, why: 'Bo tak.' },
  });
});

test('an answer to an earlier wording says what it was then, and tells no solution', () => {
  expect(shownResult({ question, key: 'mended' }, result)).toEqual({
    kind: 'earlier',
    verdict: 'right',
    at: 5,
  });
  expect(shownResult({ question, key: 'now' }, undefined)).toEqual({ kind: 'none' });
});

test('an answer is judged when it is whole', () => {
  const form = (query: string) => judged(question, 1, new URLSearchParams(query));
  expect(form('p1=1')).toEqual({ given: [['p1', '1']], verdict: 'right' });
  expect(form('p1=2')).toEqual({ given: [['p1', '2']], verdict: 'wrong' });
  expect(form('p2=1')).toBeNull();
});

test('all is right only when every question, as it is now, is', () => {
  const right = shownResult({ question, key: 'now' }, result);
  const wrong = shownResult({ question, key: 'now' }, { ...result, latest: 'wrong' });
  const earlier = shownResult({ question, key: 'mended' }, result);
  expect([[right, right], [right, wrong], [right, earlier], []].map(isAllRight)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
